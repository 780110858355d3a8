import { useTranslation } from 'react-i18next';
import type { ShownFace } from '#content/games/masks/script.ts';
import { LOOKS } from '#content/games/masks/script-looks.ts';
import { describeFace } from './describe-face.ts';
import { Face } from './face/Face.tsx';

type FacePictureProps = {
  /** A place in LOOKS. */
  readonly look: number;
  readonly face: ShownFace;
  /** For those who do not see it: muscle by muscle. Left out while a face is shown only for a moment. */
  readonly isDescribed: boolean;
  readonly title?: string;
};

export function FacePicture({ look, face, isDescribed, title }: FacePictureProps) {
  const { t } = useTranslation('masks');
  return (
    <figure className="masks-picture">
      <Face look={LOOKS[look]!} muscles={face.muscles} light={face.light} ground={look} />
      {title && <figcaption>{title}</figcaption>}
      {isDescribed && (
        <p className="sr-only">
          {t('trial.faceInWords')}: {describeFace(face.muscles, t)}. {t('describe.scale')}
        </p>
      )}
    </figure>
  );
}
