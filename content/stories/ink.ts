import { Compiler, CompilerOptions } from 'inkjs/full';

/** inkjs counts author notes 0, warnings 1 and errors 2. A warning stops us too: an unnoticed loose end would strand a player. */
const AUTHOR_NOTE = 0;

/**
 * Compiles an Ink story to the JSON that inkjs plays. Pure: whoever calls says how an INCLUDE is read.
 * Throws with everything that the compiler found, errors and warnings alike.
 */
export function compileInk(source: string, readInclude: (name: string) => string): string {
  const complaints: string[] = [];
  const files = { ResolveInkFilename: (name: string) => name, LoadInkFileContents: readInclude };
  const report = (message: string, kind: number) => {
    if (kind !== AUTHOR_NOTE) complaints.push(message);
  };

  const story = tryCompile(new Compiler(source, new CompilerOptions(null, [], false, report, files)), complaints);
  if (complaints.length > 0) throw new Error(`The story does not compile.\n${complaints.join('\n')}`);

  const json = story?.ToJson();
  if (typeof json !== 'string') throw new Error('The story compiled to nothing.');
  return json;
}

/** On an error inkjs reports and then throws a message without content, so what was reported tells more. */
function tryCompile(compiler: Compiler, complaints: string[]) {
  try {
    return compiler.Compile();
  } catch (error) {
    complaints.push(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}
