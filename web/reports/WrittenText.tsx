import type { TextSoFar } from './use-report-text.ts';
import { useReportWords } from './use-report-words.ts';

/**
 * A generated text as far as it has come, and who wrote it. Each sentence stays where it is when the next one comes, and is an element of
 * its own, so that a screen reader reads the new one and not all again.
 */
export function WrittenText({ text: { paragraphs, writer }, className }: { text: TextSoFar; className?: string }) {
  const { t } = useReportWords();
  return (
    <div className={`grid content-start gap-3 ${className ?? ''}`}>
      {paragraphs.map((sentences) => (
        <p key={sentences[0]}>
          {sentences.map((sentence) => (
            <span key={sentence}>{sentence} </span>
          ))}
        </p>
      ))}
      <p className="text-muted text-sm">{t(`writtenBy.${writer === 'provider' ? 'provider' : 'numbers'}`)}</p>
    </div>
  );
}
