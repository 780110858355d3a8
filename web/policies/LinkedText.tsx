import { Fragment } from 'react';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { piecesOf } from './linked-text.ts';

export function LinkedText({ text }: { readonly text: string }) {
  return piecesOf(text).map(({ text: words, to }, index) =>
    to ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change their order
      <LocalLink key={index} to={to} className="link">
        {words}
      </LocalLink>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change their order
      <Fragment key={index}>{words}</Fragment>
    ),
  );
}
