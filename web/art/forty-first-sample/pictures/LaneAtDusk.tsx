import { LeaningBack } from '../../shared/FromBehind.tsx';
import { skin } from '../../shared/palette.ts';
import { dress, heat, steel } from '../parts/colours.ts';
import { Figure } from '../parts/Figure.tsx';
import { HandPump, Lane } from '../parts/Lane.tsx';
import { Bucket } from '../parts/Vessels.tsx';

/** The same lane at dusk: a seller with an empty barrel in the way, and forty neighbours behind him. */
export const LaneAtDusk = () => (
  <Lane hour="dusk">
    <HandPump x={470} y={630} size={0.8} isDusk />
    <Figure x={566} y={640} size={0.8} dress="sari" fill="#3f6f68" second="#e6a93c" cover="shawl" isMirrored />
    <Figure x={640} y={646} size={0.84} dress="shirt" fill="#5d6a8c" isMirrored tone={skin.deep} />
    <Figure x={700} y={660} size={0.92} dress="sari" fill="#a4532f" second="#f0c04a" cover="bun" isMirrored rim={heat.white} />
    <Figure x={606} y={690} size={1.02} dress="shirt" fill="#8a7a4a" cover="cap" coverFill={heat.white} isMirrored />
    <Figure
      x={890}
      y={720}
      size={1.14}
      dress="sari"
      fill="#7b3b6d"
      second="#f3b64a"
      cover="bun"
      isMirrored
      rim={heat.white}
      tone={skin.deep}
    />
    <Figure x={818} y={700} size={1.08} dress="shirt" fill="#3f7fa6" isMirrored />
    <Figure
      x={726}
      y={790}
      size={1.56}
      dress="shirt"
      fill="#c98a3f"
      second="#5a4334"
      cover="bald"
      hair="#e9e4da"
      tone={skin.deep}
      face="moustache"
      right={[66, -206]}
      left={[30, -90]}
      isMirrored
      rim={heat.white}
    />
    <path d="M600 430l-20 -46" stroke={steel.soft} strokeWidth="8" strokeLinecap="round" />
    <path d="M566 372c-16 4 -16 24 2 26c18 0 24 -18 12 -26Z" fill={steel.soft} />
    <g transform="translate(858 800) rotate(78)">
      <path d="M-46 -96C-54 -60 -54 -36 -46 0H46C54 -36 54 -60 46 -96Z" fill="#3f86a8" />
      <path d="M-50 -76H50M-51 -24H51" stroke="#2a5f79" strokeWidth="8" />
      <ellipse cx="0" cy="-96" rx="46" ry="13" fill="#243a46" />
    </g>
    <path d="M940 800C990 790 1040 806 1090 800C1060 826 980 830 940 800Z" fill="#f0b23a" opacity="0.85" />
    <Bucket x={500} y={760} size={0.8} fill="#3f86a8" />
    <LeaningBack x={318} y={880} size={1.86} coat={dress.coat} shade={dress.coatShade} rim={heat.pale} tilt={4} />
  </Lane>
);
