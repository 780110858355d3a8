/**
 * Distribution of the summed score given theta (Lord and Wingersky 1984, Applied Psychological Measurement 8): items are added one at a time.
 * `tables[item][category][node]` are category probabilities; the result is `distribution[score][node]`.
 */
export function summedScoreDistribution(tables: readonly (readonly Float64Array[])[], nodes: number): Float64Array[] {
  let distribution = [new Float64Array(nodes).fill(1)];
  for (const table of tables) {
    const wider = Array.from({ length: distribution.length + table.length - 1 }, () => new Float64Array(nodes));
    for (const [score, given] of distribution.entries()) {
      for (const [category, share] of table.entries()) {
        const into = wider[score + category]!;
        for (let node = 0; node < nodes; node++) into[node]! += given[node]! * share[node]!;
      }
    }
    distribution = wider;
  }
  return distribution;
}
