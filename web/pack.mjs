// Puts a smaller form beside each text file of the built page, and the licence of the typeface beside it.
import { copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const FOLDER = new URL('../src/kamishima/page', import.meta.url).pathname
const TEXT = /\.(js|css|html|svg|json|webmanifest)$/

const LICENCE = new URL('node_modules/@fontsource/kreon/LICENSE', import.meta.url).pathname

copyFileSync(LICENCE, join(FOLDER, 'assets', 'kreon-licence.txt'))
for (const entry of readdirSync(FOLDER, { recursive: true })) {
  const path = join(FOLDER, entry)
  if (!statSync(path).isFile() || !TEXT.test(path)) continue
  const body = readFileSync(path)
  if (body.length < 1024) continue
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  )
  writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }))
}
