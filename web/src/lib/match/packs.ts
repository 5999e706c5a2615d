/** Content packs that tables are played with. */

import { get } from '../api'
import { PromiseCache } from '../promiseCache'
import type { Content } from '../texts/gametexts'
import type { TableInfo } from '../wire'

const packs = new PromiseCache<Content>()

/** What is printed at a table that is played with a pack of its own; null where it is ours. */
export async function packOf(info: TableInfo): Promise<Content | null> {
  return info.own_pack ? packs.get(info.content, () => get(`/api/tables/${info.id}/content`)) : null
}
