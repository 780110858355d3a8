import { readResponses } from './response-file.ts';
import { assertWidth, readTable } from './table-file.ts';
import { DataProblem } from './verb.ts';

/** Answers matched with the items of a bank. `place[column]` is the index of the column's item in the bank. */
export type AnsweredItems = {
  readonly people: number;
  readonly columns: readonly string[];
  readonly place: Int32Array;
  /** Category of a person on a column; -1 where it is missing. */
  readonly category: (person: number, column: number) => number;
  /** Person by person, when a column for it was named. */
  readonly ids: readonly string[] | undefined;
};

/** Reads responses and checks every answer against the item that its column names. `categoriesOf(i)` is how many item i has. */
export async function readAnsweredItems(request: {
  readonly path: string;
  readonly names: readonly string[];
  readonly categoriesOf: (item: number) => number;
  readonly id: string | undefined;
  readonly ignored: readonly string[];
}): Promise<AnsweredItems> {
  const { path, names, categoriesOf, id, ignored } = request;
  const responses = await readResponses(path, id === undefined ? [] : [id], ignored);
  const indexOf = new Map(names.map((name, index) => [name, index]));
  const place = Int32Array.from(responses.names, (column) => {
    const index = indexOf.get(column);
    if (index === undefined) {
      throw new DataProblem(`${path}, header, column "${column}": there is no such item. If the column is no item, name it with --ignore.`);
    }
    return index;
  });
  const width = responses.items;
  const counts = Int32Array.from(place, categoriesOf);
  for (let cell = 0; cell < responses.data.length; cell++) {
    const column = cell % width;
    if (responses.data[cell]! < counts[column]!) continue;
    throw new DataProblem(
      `${path}, row ${Math.floor(cell / width) + 1}, column "${responses.names[column]}": the answer is ${responses.data[cell]}, but the item has options 0 to ${counts[column]! - 1}.`,
    );
  }
  return {
    people: responses.people,
    columns: responses.names,
    place,
    category: (person, column) => responses.data[person * width + column]!,
    ids: id === undefined ? undefined : responses.others[id]!,
  };
}

/**
 * One person's answers as a list, one a row, under the header `item,option`; undefined when the file has another header. What `select` is most
 * often given in the middle of a test.
 */
export async function readAnswerList(
  path: string,
  names: readonly string[],
  categoriesOf: (item: number) => number,
): Promise<AnsweredItems | undefined> {
  const columns: string[] = [];
  const categories: number[] = [];
  for await (const line of readTable(path)) {
    if (line.row === 0) {
      if (line.fields.map((field) => field.trim()).join() !== 'item,option') return undefined;
      continue;
    }
    assertWidth(path, line, ['item', 'option']);
    const name = line.fields[0]!.trim();
    const index = names.indexOf(name);
    if (index < 0) throw new DataProblem(`${path}, row ${line.row}, column "item": there is no item "${name}".`);
    if (columns.includes(name))
      throw new DataProblem(`${path}, row ${line.row}, column "item": "${name}" is answered in row ${columns.indexOf(name) + 1} already.`);
    const option = Number(line.fields[1]);
    if (line.fields[1]!.trim() === '' || !Number.isInteger(option) || option < 0 || option >= categoriesOf(index)) {
      throw new DataProblem(
        `${path}, row ${line.row}, column "option": "${line.fields[1]}" is none of the options 0 to ${categoriesOf(index) - 1}.`,
      );
    }
    columns.push(name);
    categories.push(option);
  }
  const place = Int32Array.from(columns, (name) => names.indexOf(name));
  return { people: 1, columns, place, category: (_, column) => categories[column]!, ids: undefined };
}
