// The tree of words that a turn offers: a node maps each next word to its node, and "" to the bags that may close it.

/** The words of a random action. */
export function pick(tree, random) {
  const said = [];
  let node = tree;
  for (;;) {
    const next = Object.keys(node);
    const word = next[random(next.length)];
    if (word === "") {
      const bag = node[""][random(node[""].length)];
      said.push(...bag.bag);
      if (bag.last !== null) said.push(bag.last);
      return said.join(" ");
    }
    said.push(word);
    node = node[word];
  }
}
