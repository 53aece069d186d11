/** A table as it is written: its first column names the rows, its first line the columns. */
export function tableOf(text: string) {
  const [head = [], ...lines] = text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return {
    rows: lines.map(([name = '']) => name),
    get: (row: string, column: string): string => {
      const cell = lines.find(([name]) => name === row)?.[head.indexOf(column)];
      if (cell === undefined) throw new Error(`The table has no cell ${row}, ${column}.`);
      return cell;
    },
  };
}
