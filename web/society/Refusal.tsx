import { Notice } from '#web/ui/Notice.tsx';
import type { Save } from './use-save.ts';

/** Why something could not be done. */
export const Refusal = ({ save }: { readonly save: Save }) =>
  save.state.kind === 'failed' && (
    <Notice tone="danger" takesFocus>
      {save.state.text}
    </Notice>
  );
