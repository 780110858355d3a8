import { useTranslation } from 'react-i18next';
import { EVEN_PETALS, Wheel } from '#web/ui/Wheel.tsx';
import { NightRiver } from './NightRiver.tsx';

const LINES = ['profile', 'games', 'reports'] as const;

/** What an account is for, in three lines, over the river at night. */
export function PromoLines() {
  const { t } = useTranslation('identity');
  return (
    <aside
      aria-label={t('promo.label')}
      className="relative isolate flex flex-col overflow-hidden rounded-card bg-indigo-deep p-6 text-white sm:p-8 lg:min-h-160 lg:p-10"
    >
      <NightRiver className="absolute inset-0 -z-10 size-full" />
      <Wheel values={EVEN_PETALS} size={168} className="mx-auto mt-2 mb-8 max-lg:hidden" />
      <ol className="grid gap-5 lg:gap-6">
        {LINES.map((line, index) => (
          <li key={line} className="flex gap-4">
            <span
              aria-hidden="true"
              className="mt-1 grid size-8 shrink-0 place-items-center rounded-full border border-white/50 text-sm font-semibold"
            >
              {index + 1}
            </span>
            <span>
              <strong className="block text-lg font-semibold">{t(`promo.${line}.title`)}</strong>
              <span className="block text-white/85">{t(`promo.${line}.text`)}</span>
            </span>
          </li>
        ))}
      </ol>
    </aside>
  );
}
