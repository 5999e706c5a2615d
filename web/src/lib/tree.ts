/** The tree of words: what may follow what was said. The same questions that `kamishima.core.words` answers. */

import type { Closing, WordTree } from './wire'

export interface Following {
  words: string[]
  complete: boolean
}

const NOTHING: Following = { words: [], complete: false }

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
      const after = followBag(closing, rest)
      if (after === null) continue
      found = true
      if (after.length === 0) complete = true
      for (const word of after) words.add(word)
    }
  }
  return found ? { words: [...words], complete } : NOTHING
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

function closings(node: WordTree): Closing[] {
  const closing = node['']
  return Array.isArray(closing) ? closing : []
}

/** What may follow in a bag; [] when it is complete, null when it leads elsewhere. */
function followBag({ bag, last }: Closing, said: readonly string[]): string[] | null {
  const left = [...bag]
  const closed = last !== null && said.length === bag.length + 1
  if (closed && said[said.length - 1] !== last) return null
  for (const word of closed ? said.slice(0, -1) : said) {
    const place = left.indexOf(word)
    if (place < 0) return null
    left.splice(place, 1)
  }
  if (left.length > 0) return [...new Set(left)]
  return closed || last === null ? [] : [last]
}

/** Completions of the word being typed: `text` ends in a part of a word, or in a space. */
export function completions(tree: WordTree, text: string): string[] {
  const said = text.split(/\s+/).filter(Boolean)
  const typed = said.length === 0 || /\s$/.test(text) ? '' : said.pop()!
  return follow(tree, said).words.filter((word) => word.startsWith(typed))
}

const FARTHEST = 3

/** The shortest way from what was said to a word, with only `leads` before it. */
export function wayTo(tree: WordTree, said: readonly string[], word: string, leads?: readonly string[]): string[] | null {
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
