import { sharingNotice } from '#content/notices/script-sharing.ts';
import { useLanguage } from '#web/i18n/language.ts';

/** What one agrees to by sharing. */
export function SharingNotice() {
  const { title, items } = sharingNotice.words[useLanguage()];
  return (
    <div className="grid gap-2">
      <h4 className="text-lg">{title}</h4>
      <dl className="grid max-w-prose gap-2">
        {items.map((item) => (
          <div key={item.title}>
            <dt className="font-semibold">{item.title}</dt>
            <dd>{item.text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
