import { chmodSync, existsSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The part of a mode that is for everybody but the owner. */
export const OTHERS = 0o077;
/** What the program itself keeps in its data folder. Other files there stay as they are. */
const OURS = /^(database(\.making)?|mail|secret|in-use\.lock)$/;
const STICKY = 0o1000;

/** The data folder cannot be kept from others. */
export class FolderNotPrivate extends Error {}

/** Takes from the data folder, and from all that the program keeps in it, the rights that others have: passwords and answers lie there. */
export function makePrivate(folder: string): void {
  if (process.platform === 'win32' || !existsSync(folder)) return; // Windows has no such modes: a person's folder is their own there
  if (statSync(folder).mode & STICKY || dirname(folder) === folder)
    throw new FolderNotPrivate(`DATA_DIR names ${folder}, which many programs share. Set it to a folder of its own.`);
  close(folder, statSync(folder).mode);
  for (const name of readdirSync(folder)) if (OURS.test(name)) closeAll(join(folder, name));
}

function closeAll(path: string) {
  const entry = lstatSync(path);
  if (entry.isSymbolicLink()) return;
  close(path, entry.mode);
  if (entry.isDirectory()) for (const name of readdirSync(path)) closeAll(join(path, name));
}

function close(path: string, mode: number) {
  if ((mode & OTHERS) === 0) return;
  try {
    chmodSync(path, mode & 0o7777 & ~OTHERS);
  } catch (error) {
    throw new FolderNotPrivate(
      `Others may read ${path}, and this user may not change that: it belongs to another user. Give it to this user (chown -R), or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}
