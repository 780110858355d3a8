import type { Sending } from '#web/api/use-sending.ts';
import { Notice } from './Notice.tsx';

/** Why something could not be done. */
export const Refusal = ({ sending: { refusal } }: { readonly sending: Sending }) =>
  refusal !== undefined && (
    <Notice tone="danger" takesFocus>
      {refusal}
    </Notice>
  );
