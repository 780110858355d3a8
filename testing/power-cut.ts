import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** What happened to a folder, in order. A node is a file or a folder, whatever it is called at the moment. */
type Event =
  | { do: 'write'; node: number; at: number; data: Buffer }
  | { do: 'resize'; node: number; size: number }
  | { do: 'name'; folder: number; name: string; node: number; isFolder: boolean }
  | { do: 'unname'; folder: number; name: string }
  | { do: 'rename'; folder: number; from: string; to: string; node: number }
  | { do: 'flush'; node: number };
type Moment<Note> = Event | { do: 'note'; note: Note };

const ROOT = 0;
const RECORDED = [
  'openSync',
  'closeSync',
  'writeSync',
  'writeFileSync',
  'ftruncateSync',
  'truncateSync',
  'renameSync',
  'unlinkSync',
  'rmdirSync',
  'mkdirSync',
  'fsyncSync',
  'fdatasyncSync',
] as const;

/** Written as a method, so that each hearer may name the arguments that its own call has. */
type Hearer = { hear(args: unknown[], result: unknown): void }['hear'];

/** Listens to every call that changes or flushes something below an empty folder, until `stop`. `note` puts a remark between them. */
export function recordFolder<Note>(root: string) {
  const moments: Moment<Note>[] = [];
  const nodes = new Map<string, number>([[root, ROOT]]);
  const descriptors = new Map<number, number>();
  let made = ROOT;
  const real = Object.fromEntries(RECORDED.map((name) => [name, fs[name]])) as unknown as Pick<typeof fs, (typeof RECORDED)[number]>;
  const isInside = (path: unknown): path is string => typeof path === 'string' && (path === root || path.startsWith(`${root}/`));
  const name = (path: string, isFolder = false) => {
    made += 1;
    nodes.set(path, made);
    moments.push({ do: 'name', folder: nodes.get(dirname(path))!, name: basename(path), node: made, isFolder });
    return made;
  };
  const unname = (path: string) => {
    moments.push({ do: 'unname', folder: nodes.get(dirname(path))!, name: basename(path) });
    nodes.delete(path);
  };
  const heard: Partial<Record<(typeof RECORDED)[number], Hearer>> = {
    openSync: ([path, flags]: [string, number | string], descriptor: number) => {
      if (!isInside(path)) return;
      const writes = typeof flags === 'number' ? flags & (fs.constants.O_TRUNC | fs.constants.O_CREAT) : /[wa]/.test(flags);
      const node = nodes.get(path) ?? name(path);
      if (writes && (typeof flags === 'string' || flags & fs.constants.O_TRUNC)) moments.push({ do: 'resize', node, size: 0 });
      descriptors.set(descriptor, node);
    },
    closeSync: ([descriptor]: [number]) => void descriptors.delete(descriptor),
    writeSync: ([descriptor, buffer, offset, , at]: [number, Uint8Array, number, number, number], written: number) => {
      const node = descriptors.get(descriptor);
      if (node !== undefined) moments.push({ do: 'write', node, at, data: Buffer.from(buffer.subarray(offset, offset + written)) });
    },
    writeFileSync: ([path, data]: [string, string]) => {
      if (!isInside(path)) return;
      const node = nodes.get(path) ?? name(path);
      moments.push({ do: 'resize', node, size: 0 }, { do: 'write', node, at: 0, data: Buffer.from(data) });
    },
    ftruncateSync: ([descriptor, size]: [number, number]) => {
      const node = descriptors.get(descriptor);
      if (node !== undefined) moments.push({ do: 'resize', node, size });
    },
    truncateSync: ([path, size]: [string, number]) => {
      if (isInside(path)) moments.push({ do: 'resize', node: nodes.get(path)!, size });
    },
    renameSync: ([from, to]: [string, string]) => {
      if (!isInside(from)) return;
      if (dirname(from) !== dirname(to)) throw new Error(`The recorder knows no renaming from folder to folder: ${from}, ${to}`);
      const node = nodes.get(from)!;
      moments.push({ do: 'rename', folder: nodes.get(dirname(from))!, from: basename(from), to: basename(to), node });
      const moved = [...nodes].filter(([path]) => path === from || path.startsWith(`${from}/`));
      for (const [path] of moved) nodes.delete(path);
      for (const [path, one] of moved) nodes.set(to + path.slice(from.length), one);
    },
    unlinkSync: ([path]: [string]) => {
      if (isInside(path)) unname(path);
    },
    rmdirSync: ([path]: [string]) => {
      if (isInside(path)) unname(path);
    },
    mkdirSync: ([path]: [string]) => {
      if (isInside(path)) name(path, true);
    },
    fsyncSync: ([descriptor]: [number]) => flushed(descriptor),
    fdatasyncSync: ([descriptor]: [number]) => flushed(descriptor),
  };
  const flushed = (descriptor: number) => {
    const node = descriptors.get(descriptor);
    if (node !== undefined) moments.push({ do: 'flush', node });
  };
  for (const call of RECORDED) {
    Object.assign(fs, {
      [call]: (...args: unknown[]) => {
        const result = (real[call] as unknown as (...args: unknown[]) => unknown)(...args);
        heard[call]?.(args, result);
        return result;
      },
    });
  }
  syncBuiltinESMExports();
  return {
    moments: moments as readonly Moment<Note>[],
    note: (note: Note) => void moments.push({ do: 'note', note }),
    stop() {
      Object.assign(fs, real);
      syncBuiltinESMExports();
    },
  };
}

/** What a disk writes at once or not at all. */
const SECTOR_BYTES = 512;

type File = { content: Buffer; waiting: Event[] };
type Folder = { names: Map<string, number>; waiting: Event[] };

/**
 * A disk without mercy. Of a file it has what was flushed and, of what was written since, any sectors in any order: each one is kept with the
 * chance `luck`. Of a folder it has the names that were flushed and as many of the changes since, from the first, as luck will have it: flushing
 * a file does not keep its name, though ext4, XFS and btrfs would. So a database that comes through this comes through a real power cut.
 */
export class Disk {
  readonly #files = new Map<number, File>();
  readonly #folders = new Map<number, Folder>([[ROOT, { names: new Map(), waiting: [] }]]);

  happen(event: Event): void {
    if (event.do === 'flush') this.#flush(event.node);
    else if (event.do === 'write' || event.do === 'resize') this.#file(event.node).waiting.push(event);
    else this.#folder(event.folder).waiting.push(event);
    if (event.do === 'name' && event.isFolder) this.#folder(event.node);
    if (event.do === 'name' && !event.isFolder) this.#file(event.node);
  }

  /** Writes what a power cut now would leave into an empty folder. */
  cutInto(target: string, luck: number, random: () => number): void {
    this.#write(ROOT, target, luck, random);
  }

  #file(node: number): File {
    if (!this.#files.has(node)) this.#files.set(node, { content: Buffer.alloc(0), waiting: [] });
    return this.#files.get(node)!;
  }

  #folder(node: number): Folder {
    if (!this.#folders.has(node)) this.#folders.set(node, { names: new Map(), waiting: [] });
    return this.#folders.get(node)!;
  }

  #flush(node: number) {
    const folder = this.#folders.get(node);
    if (folder) {
      for (const event of folder.waiting) changeNames(folder.names, event);
      folder.waiting = [];
      return;
    }
    const file = this.#file(node);
    file.content = changeContent(file.content, file.waiting);
    file.waiting = [];
  }

  #write(node: number, target: string, luck: number, random: () => number) {
    const { names: flushed, waiting } = this.#folder(node);
    const names = new Map(flushed);
    const kept = luck === 1 ? waiting.length : luck === 0 ? 0 : Math.floor(random() * (waiting.length + 1));
    for (const event of waiting.slice(0, kept)) changeNames(names, event);
    for (const [name, child] of names) {
      const path = join(target, name);
      if (!this.#files.has(child)) {
        fs.mkdirSync(path, { mode: 0o700 });
        this.#write(child, path, luck, random);
        continue;
      }
      const file = this.#file(child);
      const lucky = file.waiting.flatMap((event) => sectorsOf(event)).filter(() => random() < luck);
      fs.writeFileSync(path, lucky.length === 0 ? file.content : changeContent(Buffer.from(file.content), lucky), { mode: 0o600 });
    }
  }
}

function changeNames(names: Map<string, number>, event: Event) {
  if (event.do === 'name') names.set(event.name, event.node);
  if (event.do === 'unname') names.delete(event.name);
  if (event.do === 'rename') {
    names.delete(event.from);
    names.set(event.to, event.node);
  }
}

/** In place where the changes fit. */
function changeContent(content: Buffer, events: readonly Event[]): Buffer {
  const room = events.reduce((most, event) => Math.max(most, endOf(event)), content.length);
  let whole = content;
  if (room > content.length) {
    whole = Buffer.alloc(room);
    content.copy(whole);
  }
  let size = content.length;
  for (const event of events) {
    if (event.do === 'write') event.data.copy(whole, event.at);
    if (event.do === 'resize' && event.size < size) whole.fill(0, event.size, size);
    size = event.do === 'resize' ? event.size : Math.max(size, endOf(event));
  }
  return whole.subarray(0, size);
}

const endOf = (event: Event) => (event.do === 'write' ? event.at + event.data.length : event.do === 'resize' ? event.size : 0);

function sectorsOf(event: Event): Event[] {
  if (event.do !== 'write' || event.data.length <= SECTOR_BYTES) return [event];
  const sectors: Event[] = [];
  for (let start = 0; start < event.data.length; ) {
    const end = Math.min(event.data.length, start + SECTOR_BYTES - ((event.at + start) % SECTOR_BYTES));
    sectors.push({ ...event, at: event.at + start, data: event.data.subarray(start, end) });
    start = end;
  }
  return sectors;
}
