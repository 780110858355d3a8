import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Card } from '#web/ui/Card.tsx';
import { ChevronIcon } from '#web/ui/icons.tsx';
import type { ApiDocument, Operation, Schema } from './api-document.ts';
import { curlExample } from './curl-example.ts';
import { type Field, fieldsOf, resolverOf, typeOf } from './schema-fields.ts';

type Props = { readonly operation: Operation; readonly document: ApiDocument; readonly origin: string };

/**
 * One address of the API, folded until it is wanted: among hundreds of open ones nobody finds anything. What comes from the description
 * stays English.
 */
export function ApiOperation({ operation, document, origin }: Props) {
  const { id, method, path } = operation;
  const body = useId();
  const { hash, key } = useLocation();
  const isWanted = hash === `#${id}`;
  const [isOpen, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press of its link opens it, also the second one
  useEffect(() => {
    if (isWanted) setOpen(true);
  }, [isWanted, key]);
  return (
    // the browser lays out those that are near the screen: hundreds at once take a second at each change of the window
    <Card
      as="article"
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-6 grid-cols-1 gap-5 wrap-anywhere [contain-intrinsic-size:auto_5.5rem] [content-visibility:auto]"
    >
      <h3 id={`${id}-title`} className="font-mono text-lg font-semibold" lang="en">
        <button
          type="button"
          className="group -m-2 flex w-full flex-wrap items-center gap-3 p-2 text-start"
          aria-expanded={isOpen}
          {...(isOpen && { 'aria-controls': body })}
          onClick={() => setOpen(!isOpen)}
        >
          <span className="rounded-md bg-indigo px-2 py-0.5 text-sm text-paper">{method}</span>
          <span className="min-w-0 group-hover:underline">{path}</span>
          <span className="ms-auto group-aria-expanded:rotate-180">
            <ChevronIcon size={20} />
          </span>
        </button>
      </h3>
      {isOpen && (
        <div id={body} className="grid grid-cols-1 gap-5">
          <Particulars operation={operation} document={document} origin={origin} />
        </div>
      )}
    </Card>
  );
}

function Particulars({ operation, document, origin }: Props) {
  const { t } = useTranslation('site');
  const { parameters, body, answers, problems } = operation;
  const parameterRows = parameters.map(({ name, required = false, description = '', schema, in: place }) => ({
    path: name,
    type: `${typeOf(schema, resolverOf(document, schema))} (${place})`,
    isRequired: required,
    description,
  }));
  return (
    <>
      <div className="grid grid-cols-1 gap-2">
        <p lang="en">{operation.summary}</p>
        <p className="text-muted">
          <strong className="font-semibold text-ink">{t('api.access.title')}</strong>{' '}
          {t([`api.access.${operation.access}`, 'api.access.other'])}
        </p>
      </div>
      {parameters.length > 0 && (
        <Part title={t('api.parameters')}>{(label) => <FieldTable labelledBy={label} fields={parameterRows} />}</Part>
      )}
      {body && <Part title={t('api.body')}>{(label) => <SchemaTable labelledBy={label} schema={body} document={document} />}</Part>}
      {answers.map(({ status, schema }) => (
        <Part key={status} title={t('api.answer', { status })}>
          {(label) => (schema ? <SchemaTable labelledBy={label} schema={schema} document={document} /> : t('api.nothing'))}
        </Part>
      ))}
      {problems.length > 0 && (
        <Part title={t('api.problems')}>
          {(label) => (
            <ul aria-labelledby={label} className="flex flex-wrap gap-2" lang="en">
              {problems.map(({ status, description }) => (
                <li key={status} className="rounded-full border border-line-strong px-3 py-0.5">
                  <span className="font-mono font-semibold">{status}</span> {description.replace(/\.$/, '')}
                </li>
              ))}
            </ul>
          )}
        </Part>
      )}
      <Part title={t('api.example')}>
        {() => (
          <pre className="rounded-control bg-raised p-4 font-mono text-sm whitespace-pre-wrap wrap-anywhere" lang="en">
            <code>{curlExample(operation, origin, resolverOf(document, body ?? {}))}</code>
          </pre>
        )}
      </Part>
    </>
  );
}

/** A titled part; its content is named by the title. */
function Part({ title, children }: { title: string; children: (label: string) => ReactNode }) {
  const label = useId();
  return (
    <section className="grid grid-cols-1 gap-2">
      <h4 id={label} className="font-semibold">
        {title}
      </h4>
      {children(label)}
    </section>
  );
}

export function SchemaTable({ labelledBy, schema, document }: { labelledBy: string; schema: Schema; document: ApiDocument }) {
  const resolve = resolverOf(document, schema);
  const fields = fieldsOf(schema, resolve);
  if (fields.length > 0) return <FieldTable labelledBy={labelledBy} fields={fields} />;
  return (
    <p className="font-mono text-sm" lang="en">
      {typeOf(resolve(schema), resolve)}
    </p>
  );
}

function FieldTable({ labelledBy, fields }: { labelledBy: string; fields: readonly Field[] }) {
  const { t } = useTranslation('site');
  return (
    <table aria-labelledby={labelledBy} className="w-full table-fixed border-collapse text-start">
      <thead className="text-sm text-muted">
        <tr className="border-b border-line-strong">
          <th scope="col" className="w-1/2 py-1.5 pe-3 text-start font-semibold sm:w-5/12 sm:pe-4">
            {t('api.field')}
          </th>
          <th scope="col" className="py-1.5 text-start font-semibold">
            {t('api.meaning')}
          </th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ path, type, isRequired, description }) => (
          <tr key={path} className="border-b border-line align-top last:border-0">
            <th scope="row" className="py-2 pe-3 text-start font-mono text-sm font-semibold wrap-anywhere" lang="en">
              {path}
            </th>
            <td className="py-2">
              <span className="font-mono text-sm wrap-anywhere" lang="en">
                {type}
              </span>
              {!isRequired && <span className="text-sm text-muted"> · {t('api.optional')}</span>}
              {description && (
                <p className="text-muted" lang="en">
                  {description}
                </p>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
