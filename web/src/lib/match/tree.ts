/** The tree of words: what may follow what was said. The same questions that `kamishima.core.words` answers. */

import type { Closing, Pool, WordTree } from '../wire'

export interface Following {
  words: string[]
  complete: boolean
}

export const NOTHING: Following = { words: [], complete: false }

/** What may follow `said`. */
export function follow(tree: WordTree, said: readonly string[]): Following {
  const words = new Set<string>()
  let complete = false
  let found = false
  for (const { node, rest } of nodesOn(tree, said)) {
    if (rest.length === 0) {
      found = true
      for (const word of Object.keys(node)) if (word !== '') words.add(word)
    }
    for (const closing of closings(node)) {
      const after = 'of' in closing ? followPool(closing, rest) : followBag(closing, rest)
      if (after === null) continue
      found = true
      if (after.complete) complete = true
      for (const word of after.words) words.add(word)
    }
  }
  return found ? { words: [...words], complete } : NOTHING
}

/** What words that close an action come to so far, and what they may come to. */
export interface Tally {
  total: number
  least: number
  most: number
}

/** The tally of what was said within a pool or a bag, each word weighing so much; null where neither was reached. */
export function tallyOf(tree: WordTree, said: readonly string[], weigh: (word: string) => number): Tally | null {
  const sum = (words: readonly string[]): number => words.reduce((total, word) => total + weigh(word), 0)
  const sums: number[] = []
  let rest: readonly string[] = []
  for (const reached of nodesOn(tree, said)) {
    for (const closing of closings(reached.node)) {
      if ('of' in closing) {
        const total = totalOf(closing, reached.rest)
        if (total !== null) return { total, least: closing.least, most: closing.most }
      } else if (followBag(closing, reached.rest) !== null) {
        rest = reached.rest
        sums.push(sum(closing.bag) + (closing.last === null ? 0 : weigh(closing.last)))
      }
    }
  }
  return sums.length > 0 ? { total: sum(rest), least: Math.min(...sums), most: Math.max(...sums) } : null
}

/** Whether these words begin an action, or are one. */
export function leadsOn(tree: WordTree, said: readonly string[]): boolean {
  const after = follow(tree, said)
  return after.complete || after.words.length > 0
}

interface Reached {
  node: WordTree
  rest: readonly string[]
}

/** The nodes on the path of these words, each with the words that are left: they may stand in a bag there. */
function nodesOn(tree: WordTree, said: readonly string[]): Reached[] {
  const reached: Reached[] = [{ node: tree, rest: said }]
  let node: WordTree = tree
  for (let place = 0; place < said.length; place++) {
    const child = node[said[place]!]
    if (child === undefined || Array.isArray(child) || said[place] === '') break
    node = child
    reached.push({ node, rest: said.slice(place + 1) })
  }
  return reached
}

function closings(node: WordTree): (Closing | Pool)[] {
  const closing = node['']
  return Array.isArray(closing) ? closing : []
}

/** What may follow in a bag; null when it leads elsewhere. */
function followBag({ bag, last }: Closing, said: readonly string[]): Following | null {
  const left = [...bag]
  const closed = last !== null && said.length === bag.length + 1
  if (closed && said[said.length - 1] !== last) return null
  for (const word of closed ? said.slice(0, -1) : said) {
    const place = left.indexOf(word)
    if (place < 0) return null
    left.splice(place, 1)
  }
  if (left.length > 0) return { words: left, complete: false }
  return closed || last === null ? { words: [], complete: true } : { words: [last], complete: false }
}

/** Completions of the word being typed: `text` ends in a part of a word, or in a space. */
export function completions(tree: WordTree, text: string): string[] {
  const said = text.split(/\s+/).filter(Boolean)
  const typed = said.length === 0 || /\s$/.test(text) ? '' : said.pop()!
  return follow(tree, said).words.filter((word) => word.startsWith(typed))
}

const FARTHEST = 3

/** The shortest way from what was said to a word, with only `leads` before it. */
export function wayTo(
  tree: WordTree,
  said: readonly string[],
  word: string,
  leads?: readonly string[],
): string[] | null {
  let ways: string[][] = [[]]
  for (let length = 1; length <= FARTHEST; length++) {
    const longer: string[][] = []
    for (const way of ways) {
      for (const next of follow(tree, [...said, ...way]).words) {
        if (next === word) return [...way, next]
        if (!leads || leads.includes(next)) longer.push([...way, next])
      }
    }
    ways = longer
  }
  return null
}

// -- pools: words that come to a total; the same questions that `kamishima.core.pools` answers ------------------------

/** What may follow in a pool; null when it leads elsewhere. */
function followPool(pool: Pool, said: readonly string[]): Following | null {
  const words = pool.of.map(([word]) => word).filter((word) => poolLeadsOn(pool, [...said, word]))
  const complete = isComplete(pool, said)
  return complete || words.length > 0 ? { words, complete } : null
}

function poolLeadsOn(pool: Pool, said: readonly string[]): boolean {
  return isComplete(pool, said) || canGoOn(pool, said)
}

function isComplete(pool: Pool, said: readonly string[]): boolean {
  const total = totalOf(pool, said)
  if (total === null || said.length === 0 || missing(pool, said).length > 0) return false
  if (total < pool.least || total > pool.most) return false
  return !pool.inner.includes(said[said.length - 1]!) || allInner(pool, said)
}

/** What the words weigh; null when one of them is not in the pool, or too often. */
function totalOf(pool: Pool, said: readonly string[]): number | null {
  let total = 0
  let counted = 0
  for (const [word, weight, times] of pool.of) {
    const count = countOf(said, word)
    if (count > times) return null
    counted += count
    total += count * weight
  }
  return counted === said.length ? total : null
}

/** The words that must be among those said, and are not yet. */
function missing(pool: Pool, said: readonly string[]): string[] {
  const left = [...said]
  return pool.must.filter((word) => {
    const place = left.indexOf(word)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
}

function allInner(pool: Pool, said: readonly string[]): boolean {
  return said.every((word) => pool.inner.includes(word))
}

function countOf(words: readonly string[], word: string): number {
  return words.filter((each) => each === word).length
}

/** Whether some more words complete these. */
function canGoOn(pool: Pool, said: readonly string[]): boolean {
  const total = totalOf(pool, said)
  if (total === null) return false
  const lacking = missing(pool, said)
  const most = pool.most - total
  let plain = new Set([0]) // what can still be said with inner words alone
  let outer = new Set<number>() // and with at least one other
  for (const [word, weight, times] of pool.of) {
    const inner = pool.inner.includes(word)
    for (let number = 0; number < times - countOf(said, word); number++) {
      const more = inner ? shifted(outer, weight, most) : shifted(new Set([...outer, ...plain]), weight, most)
      const innerMore = inner ? shifted(plain, weight, most) : new Set<number>()
      const forced = number < countOf(lacking, word)
      outer = forced ? more : new Set([...outer, ...more])
      plain = forced ? innerMore : new Set([...plain, ...innerMore])
    }
  }
  const reached = allInner(pool, said) ? new Set([...outer, ...plain]) : outer
  return [...reached].some((sum) => sum > 0 && total + sum >= pool.least)
}

function shifted(sums: Set<number>, weight: number, most: number): Set<number> {
  return new Set([...sums].map((sum) => sum + weight).filter((sum) => sum <= most))
}
