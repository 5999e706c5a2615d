/** Content packs that tables are played with. */

import { get } from './api'
import type { Content } from './gametexts'
import type { TableInfo } from './wire'

const known = new Map<string, Promise<Content>>()

/** What is printed at a table that is played with a pack of its own; null where it is ours. */
export async function packOf(info: TableInfo): Promise<Content | null> {
  if (!info.own_pack) return null
  const asked = known.get(info.content) ?? get<Content>(`/api/tables/${info.id}/content`)
  known.set(info.content, asked)
  try {
    return await asked
  } catch (error) {
    known.delete(info.content)
    throw error
  }
}
