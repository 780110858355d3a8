import type { ReactNode } from 'react';
import { cookies, fileCaches, storedItems } from '#contract/browser-storage.ts';
import { usePolicyWords } from './use-policy-words.ts';

/** What the program keeps in a browser, from the list that the program itself obeys. */
export function BrowserTable() {
  const { t, daysOf } = usePolicyWords();
  return (
    <>
      <KeptTable title={t('browser.cookies')} note={t('browser.cookieNote')}>
        {Object.entries(cookies).map(([name, { purpose, seconds }]) => (
          <Row key={name} names={[name]} purpose={t(`browser.cookiePurposes.${purpose}`)} life={daysOf(seconds)} />
        ))}
      </KeptTable>
      <KeptTable title={t('browser.storage')} note={t('browser.storageNote')}>
        {storedItems.map(({ keys, purpose, ends }) => (
          <Row key={keys[0]} names={keys} purpose={t(`browser.purposes.${purpose}`)} life={t(`browser.ends.${ends}`)} />
        ))}
      </KeptTable>
      <KeptTable title={t('browser.caches')} note={t('browser.cacheNote')}>
        {Object.entries(fileCaches).map(([key, { name, ends }]) => (
          <Row key={key} names={[name]} purpose={t(`browser.cachePurposes.${key}`)} life={t(`browser.ends.${ends}`)} />
        ))}
      </KeptTable>
    </>
  );
}

type TableProps = { readonly title: string; readonly note: string; readonly children: ReactNode };

function KeptTable({ title, note, children }: TableProps) {
  const { t } = usePolicyWords();
  return (
    <div className="grid gap-2">
      <h3 className="text-xl">{title}</h3>
      <table className="policy-table">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('browser.name')}</th>
            <th scope="col">{t('browser.purpose')}</th>
            <th scope="col">{t('browser.life')}</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
      <p className="text-sm text-muted">{note}</p>
    </div>
  );
}

type RowProps = { readonly names: readonly string[]; readonly purpose: string; readonly life: string };

const Row = ({ names, purpose, life }: RowProps) => (
  <tr>
    <th scope="row">
      {names.map((name) => (
        <code key={name} translate="no">
          {name}
        </code>
      ))}
    </th>
    <td>{purpose}</td>
    <td>{life}</td>
  </tr>
);
