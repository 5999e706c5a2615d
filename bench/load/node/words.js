// The tree of words that a turn offers: a node maps each next word to its node, and "" to what may close it there:
// bags of words with a last one, or pools, of which any words will do whose weights come to a total.

/** The words of a random action. */
export function pick(tree, random) {
  const said = [];
  let node = tree;
  for (;;) {
    const next = Object.keys(node);
    const word = next[random(next.length)];
    if (word === "") return [...said, ...closed(node[""][random(node[""].length)], random)].join(" ");
    said.push(word);
    node = node[word];
  }
}

function closed(closing, random) {
  if (closing.of === undefined) return closing.last === null ? closing.bag : [...closing.bag, closing.last];
  for (;;) {
    const words = drawn(closing, random);
    if (words !== null) return words;
  }
}

/** Words drawn at random until they weigh enough; null when they weigh too much. */
function drawn({ of, must, inner, least, most }, random) {
  const left = of.flatMap(([word, weight, times]) => Array(times).fill({ word, weight }));
  const take = (place) => left.splice(place, 1)[0];
  const taken = must.map((word) => take(left.findIndex((one) => one.word === word)));
  const total = () => taken.reduce((sum, { weight }) => sum + weight, 0);
  while (total() < least && left.length > 0) taken.push(take(random(left.length)));
  if (total() < least || total() > most) return null;
  return taken.map(({ word }) => word).sort((one, other) => inner.includes(other) - inner.includes(one));
}
