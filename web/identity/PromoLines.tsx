import { useTranslation } from 'react-i18next';
import { EVEN_PETALS, Wheel } from '#web/ui/Wheel.tsx';
import { NightRiver, Stars } from './NightRiver.tsx';

const LINES = ['profile', 'games', 'reports'] as const;

/** What an account is for, in three lines, over the river at night. */
export function PromoLines() {
  const { t } = useTranslation('identity');
  return (
    <aside
      aria-label={t('promo.label')}
      className="relative isolate flex flex-col overflow-hidden rounded-card bg-linear-to-b from-[#161937] to-[#2c3175] text-white"
    >
      <Stars />
      <div className="px-6 pt-8 pb-6 sm:px-8 lg:px-12 lg:pt-12">
        <Wheel values={EVEN_PETALS} size={152} className="mx-auto mb-10 max-lg:hidden" />
        <ol className="grid gap-5 lg:gap-6">
          {LINES.map((line, index) => (
            <li key={line} className="flex gap-4">
              <span
                aria-hidden="true"
                className="mt-0.5 grid size-8 shrink-0 place-items-center rounded-full border border-white/50 text-sm font-semibold"
              >
                {index + 1}
              </span>
              <span>
                <strong className="block text-lg font-semibold">{t(`promo.${line}.title`)}</strong>
                <span className="block text-white/90">{t(`promo.${line}.text`)}</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
      <NightRiver className="mt-auto block h-32 w-full lg:h-48 lg:grow" />
    </aside>
  );
}
