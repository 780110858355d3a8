import { useTranslation } from 'react-i18next';
import type { MemberPage } from '#contract/society/member-pages.ts';
import { useNames } from './use-names.ts';

/** What a member shows of themselves, without the name and the lines. What is not shown leaves no gap. */
export function MemberFacts({ member, isShort = false }: { readonly member: MemberPage; readonly isShort?: boolean }) {
  const { t } = useTranslation('society-members');
  const { fieldName, languageName, inList } = useNames();
  const facts = [
    ['fields', inList(member.fields.map(fieldName))],
    ['languages', inList(member.languages.map(languageName))],
    ['place', member.place],
    ...(isShort ? [] : ([['offer', member.offer] as const, ['lookFor', member.lookFor] as const] as const)),
  ] as const;
  const shown = facts.filter(([, text]) => text !== '');
  if (shown.length === 0) return null;
  return (
    <dl className="grid gap-3 wrap-anywhere">
      {shown.map(([part, text]) => (
        <div key={part} className="grid gap-x-4 sm:grid-cols-[9rem_1fr]">
          <dt className="text-muted">{t(`part.${part}`)}</dt>
          <dd className="whitespace-pre-line">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
