import { brick, snow } from './colours.ts';
import { courses } from './House.tsx';

/** The wall through the courtyard, from the house towards the eye: chest high, snow on its top. */
export const CourtWall = ({ isDim = false }: { isDim?: boolean }) => (
  <>
    <path d="M506 764H694V920H506Z" fill={brick.mid} />
    <path d={courses(506, 694, 764, 920, 26)} stroke={brick.mortar} strokeWidth="3.4" fill="none" opacity="0.75" />
    <path d="M694 764L614 510L622 566L836 920H694ZM506 764L586 510L578 566L364 920H506Z" fill={brick.deep} />
    <path
      d="M694 806L618 540M694 850L620 556M694 894L622 566M506 806L582 540M506 850L580 556M506 894L578 566M760 858L680 690M440 858L520 690"
      stroke={brick.soft}
      strokeWidth="3"
      opacity="0.55"
    />
    <path d="M584 504H616L702 772H498Z" fill={isDim ? '#9a9fc6' : snow.light} />
    <path d="M592 508H608L668 756H532Z" fill={isDim ? '#aab0d4' : snow.white} />
    <path
      d="M498 766C536 786 560 772 592 786C622 776 654 788 702 766V780C664 800 632 788 598 800C562 788 540 798 498 782Z"
      fill={isDim ? '#8388b4' : snow.shade}
    />
  </>
);
