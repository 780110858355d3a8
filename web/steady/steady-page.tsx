import { useTranslation } from 'react-i18next';
import type { Review } from '#contract/steady.ts';
import { PATHS, STEPS } from '#contract/steady-words.ts';
import { pageDataOf } from '#web/api/page-data.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DoorFirst } from './Door.tsx';
import { ReviewedBy } from './ReviewedBy.tsx';
import { SteadyFrame } from './SteadyFrame.tsx';

type Loaded = { readonly review: Review | null };

export const loader = ({ request }: { readonly request: Request }) => pageDataOf<Loaded>(request);

/** /steady: what this part is, what it is not, who has looked at it; then three questions, and the two paths. */
export default function SteadyPage({ loaderData }: { readonly loaderData: Loaded | null }) {
  const { t } = useTranslation('steady');
  return (
    <SteadyFrame>
      <header className="grid gap-3">
        <h1 className="text-4xl">{t('title')}</h1>
        <p className="max-w-prose text-xl">{t('lead')}</p>
      </header>
      <div className="steady-two">
        <Sentences name="is" />
        <Sentences name="isNot" />
      </div>
      <ReviewedBy review={loaderData?.review ?? null} />
      <DoorFirst>
        <Paths />
      </DoorFirst>
    </SteadyFrame>
  );
}

function Sentences({ name }: { readonly name: 'is' | 'isNot' }) {
  const { t } = useTranslation('steady');
  const items = t(`${name}Items`, { returnObjects: true }) as readonly string[];
  return (
    <section aria-labelledby={name} className="grid content-start gap-3">
      <h2 id={name} className="text-2xl">
        {t(name)}
      </h2>
      <ul className="grid list-disc gap-2 ps-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

function Paths() {
  const { t } = useTranslation('steady');
  return (
    <section aria-labelledby="paths" className="grid gap-4">
      <h2 id="paths" className="text-2xl">
        {t('paths')}
      </h2>
      <p className="max-w-prose">{t('pathsText')}</p>
      <div className="steady-two">
        {PATHS.map((path) => (
          <Card key={path} className="grid content-start gap-3">
            <h3 className="text-2xl">{t(`path.${path}.title`)}</h3>
            <p>{t(`path.${path}.text`)}</p>
            <ol className="steady-names">
              {STEPS[path].map((step) => (
                <li key={step}>{t(`step.${step}`)}</li>
              ))}
            </ol>
            <LinkButton to={`/steady/${path}`} className="mt-2 justify-self-start">
              {t(`path.${path}.open`)}
            </LinkButton>
          </Card>
        ))}
      </div>
    </section>
  );
}
