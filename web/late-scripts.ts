const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const ENTRY = /(<script type="module" async=""(?: nonce="[^"]*")?>)([\s\S]*?)(<\/script>)/;
const IMPORT = /import (?:\* as (\w+) from )?"([^"]+)";/g;
const LAST = /import\("([^"]+)"\);\s*$/;

/**
 * A document whose scripts are fetched once it has been painted, and run one after the other with a breath between them. As React Router
 * writes it, a browser fetches them before anything else and runs them in one piece: on a slow phone nothing is seen for a second longer,
 * and then a press waits for half a second. Where the document is written in another way, it stays as it is.
 */
export function loadScriptsLate(html: string): string {
  const files = [...html.matchAll(PRELOAD)].map(([, file]) => file!);
  const entry = ENTRY.exec(html);
  const last = LAST.exec(entry?.[2] ?? '')?.[1];
  if (!entry || !last) return html;
  const imports = [...entry[2]!.matchAll(IMPORT)].map(([, name, file]) => ({ name, file: file! }));
  const rest = entry[2]!.replace(IMPORT, '').replace(LAST, '').trim();
  const script = [
    `const later = (wait) => new Promise((done) => wait(done));`,
    // a page in the background is never painted
    `if (document.visibilityState === 'visible') await later(requestAnimationFrame);`,
    `await later(setTimeout);`,
    `const files = ${JSON.stringify([...new Set([...files, last])])};`,
    `for (const href of files) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));`,
    `for (const file of files) if (file !== ${JSON.stringify(last)}) { await import(file).catch(() => {}); await later(setTimeout); }`,
    ...imports.map(({ name, file }) => `${name ? `const ${name} = ` : ''}await import(${JSON.stringify(file)});`),
    rest,
    `import(${JSON.stringify(last)});`,
  ].join('\n');
  return html.replaceAll(PRELOAD, '').replace(ENTRY, (_whole, open: string, _text, close: string) => `${open}${script}${close}`);
}
