/** A story, compiled when building (scripts/ink-plugin.ts). */
declare module '*.ink' {
  const compiled: string;
  export default compiled;
}
