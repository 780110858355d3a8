/** A generated text: its paragraphs are separated by empty lines. */
export function Paragraphs({ text, className }: { text: string; className?: string }) {
  return (
    <div className={`grid gap-3 ${className ?? ''}`}>
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
