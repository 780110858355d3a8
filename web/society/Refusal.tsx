import { Notice } from '#web/ui/Notice.tsx';
import type { Sending } from './use-sending.ts';

/** Why something could not be done. */
export const Refusal = ({ sending: { refusal } }: { readonly sending: Sending }) =>
  refusal !== undefined && (
    <Notice tone="danger" takesFocus>
      {refusal}
    </Notice>
  );
