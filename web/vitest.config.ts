import { defineConfig, mergeConfig } from 'vitest/config'
import page from './vite.config.ts'

export default mergeConfig(
  page,
  defineConfig({
    // Unit tests run the client's form of Svelte's runes.
    resolve: { conditions: ['browser'] },
    test: { include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
  }),
)
