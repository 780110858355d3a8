import { closeSync, existsSync, fdatasyncSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** What is used here of Emscripten's file system over a real folder. */
type Node = { readonly parent: Node };
type Stream = { readonly node: Node; readonly nfd?: number };
type NodeAttributes = { readonly mode?: number };
type NodeFiles = {
  realPath(node: Node): string;
  tryFSOperation<T>(work: () => T): T;
  readonly node_ops: {
    mknod(parent: Node, name: string, mode: number, device: number): Node;
    unlink(parent: Node, name: string): void;
    rmdir(parent: Node, name: string): void;
    rename(node: Node, folder: Node, name: string): void;
    setattr(node: Node, attributes: NodeAttributes): void;
  };
  readonly stream_ops: { fsync?: (stream: Stream) => number };
};

/**
 * PGlite's folder of real files, with the one call that PGlite's own lacks: fsync. PostgreSQL decides when to flush what, as it does on a
 * server: its log before it answers a commit, data files before a checkpoint is complete. New names are flushed with the next file.
 */
export class FlushedFiles extends NodeFS {
  override async init(...[lite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(lite, options);
    const preRun = [...(emscriptenOpts.preRun ?? []), flushFiles, keepFilesPrivate];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

const OWNER_ONLY = ~0o077;

/** The module that PGlite hands over has a file system of its own, so these changes reach no other database of the process. */
const filesOf = (module: PGlite['Module']) => module.NODEFS as unknown as NodeFiles;

function flushFiles(module: PGlite['Module']) {
  const files = filesOf(module);
  const { node_ops: on, stream_ops } = files;
  const changedFolders = new Set<Node>();
  const noted = (folder: Node) => {
    changedFolders.add(folder);
    return folder;
  };
  const { mknod, unlink, rmdir, rename } = on;
  on.mknod = (folder, ...rest) => mknod(noted(folder), ...rest);
  on.unlink = (folder, name) => unlink(noted(folder), name);
  on.rmdir = (folder, name) => rmdir(noted(folder), name);
  on.rename = (node, folder, name) => {
    noted(node.parent);
    rename(node, noted(folder), name);
  };
  stream_ops.fsync = ({ node, nfd }) => {
    files.tryFSOperation(() => {
      for (const folder of changedFolders) if (existsSync(files.realPath(folder))) flush(files.realPath(folder));
      changedFolders.clear();
      if (nfd) fdatasyncSync(nfd);
      else flush(files.realPath(node)); // a folder: Emscripten opens none
    });
    return 0;
  };
}

/** PostgreSQL sets modes that let others read. It uses chmod, which the umask does not restrict. */
function keepFilesPrivate(module: PGlite['Module']) {
  const { node_ops: on } = filesOf(module);
  const { mknod, setattr } = on;
  on.mknod = (parent, name, mode, device) => mknod(parent, name, mode & OWNER_ONLY, device);
  on.setattr = (node, attributes) =>
    setattr(node, attributes.mode === undefined ? attributes : { ...attributes, mode: attributes.mode & OWNER_ONLY });
}

/** A file's content, or a folder's names. Windows opens no folders, and keeps their names by itself. */
export function flush(path: string): void {
  let descriptor: number;
  try {
    descriptor = openSync(path, 'r');
  } catch (error) {
    if (process.platform === 'win32') return;
    throw error;
  }
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** A folder with all that it holds. */
export function flushFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) flushFolder(path);
    else if (entry.isFile()) flush(path);
  }
  flush(folder);
}
