import { BadConfiguration } from './config.ts';
import { isDatabaseAway } from './database.ts';
import { FolderInUse } from './folder-lock.ts';
import { NewerDatabase } from './migrate.ts';
import { DAMAGED } from './pglite-folder.ts';
import { FolderNotPrivate } from './private-folder.ts';

/** What happened and what to do, for the person who started the program. Anything unforeseen keeps its stack. */
export function explainStartFailure(error: unknown): string {
  if (error instanceof BadConfiguration || error instanceof FolderInUse || error instanceof FolderNotPrivate) return error.message;
  if (error instanceof NewerDatabase)
    return `${error.message}\nRun the newer program, or point DATA_DIR or DATABASE_URL at another database.`;
  const { code, syscall, path, message = '', stack } = error as NodeJS.ErrnoException & { port?: number };
  switch (code === 'ENOENT' && syscall === 'mkdir' ? 'EACCES' : code) {
    case 'EADDRINUSE':
      return `The port ${(error as { port?: number }).port} is in use by another program. Stop that program, or set PORT to a free port.`;
    case 'EADDRNOTAVAIL':
      return 'HOST names an address that this machine does not have. Use 127.0.0.1 for this machine only, or 0.0.0.0 for every network.';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOTDIR':
      return path
        ? `The data folder cannot be written (${path}). Give this user the right to write there, or set DATA_DIR to another folder.`
        : `This user may not do that: ${message}. A port below 1024 needs more rights; set PORT to a higher one.`;
    case DAMAGED:
      return `${message}\nNothing was changed. Put back a copy of the whole folder, or move this one away to begin with an empty database.`;
    case 'ENOSPC':
      return 'The disk is full. Free some space, then start again.';
    case '28P01':
    case '28000':
      return 'The database server refuses the user or the password in DATABASE_URL.';
    case '3D000':
      return `The database server answers, but ${message}. Create the database first: createdb NAME.`;
  }
  if (isDatabaseAway(error))
    return `The database server cannot be reached (${code ?? message}). Check that it runs and that DATABASE_URL is right.`;
  return stack ?? String(error);
}
