import { useTranslation } from 'react-i18next';
import { Reveal } from '../Reveal.tsx';
import './about-us.css';

/** For whom the product is there, each with as many points (settled from the specification, section 2.2). */
const AUDIENCES = { organizations: 9, individuals: 8, schools: 7 } as const;
type Audience = keyof typeof AUDIENCES;

/** Three cards that open and close by themselves, without a script. */
export function AboutUs() {
  const { t } = useTranslation('landing-cards');
  return (
    <section aria-labelledby="about-us" className="frame-width max-w-6xl py-14 sm:py-20">
      <h2 id="about-us" className="text-3xl sm:text-4xl">
        {t('about.title')}
      </h2>
      <p className="mt-3 max-w-prose text-lg text-muted">{t('about.lead')}</p>
      <Reveal className="about-cards">
        {(Object.keys(AUDIENCES) as Audience[]).map((audience) => (
          <AboutCard key={audience} audience={audience} />
        ))}
      </Reveal>
    </section>
  );
}

function AboutCard({ audience }: { audience: Audience }) {
  const { t } = useTranslation('landing-cards');
  return (
    <details className="about-card">
      <summary>
        <span>
          <span className="about-card-name">{t(`about.card.${audience}.name`)}</span>
          <span className="text-muted">{t(`about.card.${audience}.short`)}</span>
        </span>
        <OpenSign />
      </summary>
      <ul className="about-card-points">
        {Array.from({ length: AUDIENCES[audience] }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the points stand in a fixed order
          <li key={index}>{t(`about.card.${audience}.points.${index + 1}`)}</li>
        ))}
      </ul>
    </details>
  );
}

/** A plus; opened, it turns into a minus. */
const OpenSign = () => (
  <svg className="about-card-sign" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d="M5 12H19" />
    <path className="about-card-upright" d="M12 5V19" />
  </svg>
);
