import { Hand } from '../../shared/Hands.tsx';
import { skin, wood } from '../../shared/palette.ts';
import { Glow, Place, Scene, Wash } from '../../shared/Scene.tsx';
import { beam, brass, dress, velvet } from '../parts/colours.ts';

const MARKS = {
  moon: 'M12 -34A36 36 0 1 0 34 12A28 28 0 1 1 12 -34Z',
  fish: 'M-38 0C-20 -28 14 -28 28 -4L44 -20V20L28 4C14 28 -20 28 -38 0Z',
  key: 'M-34 0A16 16 0 1 1 -4 -6H38V16H28V6H18V14H8V6H-4A16 16 0 0 1 -34 0Z',
  bell: 'M-30 22C-22 10 -24 -30 0 -34C24 -30 22 10 30 22ZM-8 28H8Q8 38 0 38T-8 28Z',
} as const;

/** Four stamps with a moon, a fish, a key and a bell; a ticket waits. */
export const Stamps = () => (
  <Scene>
    <Wash
      stops={[
        [0, wood.soft],
        [1, wood.mid],
      ]}
    />
    <path d="M0 220H1200M0 430H1200M0 640H1200M0 820H1200" stroke={wood.dark} strokeWidth="4" opacity="0.5" />
    <Glow x={600} y={380} r={620} colour={brass.pale} strength={0.5} squash={0.7} />
    {(['moon', 'fish', 'key', 'bell'] as const).map((mark, index) => (
      <Place key={mark} x={300 + index * 200} y={310}>
        <ellipse cx="10" cy="84" rx="84" ry="20" fill="#00000040" />
        <path d="M-18 -150C-34 -190 34 -190 18 -150L22 -66H-22Z" fill={wood.dark} />
        <path d="M-12 -150C-20 -176 -4 -180 -2 -172V-70H-14Z" fill={wood.soft} />
        <path d="M-78 -66H78V70Q78 82 66 82H-66Q-78 82 -78 70Z" fill={brass.mid} />
        <path d="M-66 -54H66V66H-66Z" fill={beam.core} />
        <path d={MARKS[mark]} transform="translate(0 6) scale(1.3)" fill={velvet.mid} />
      </Place>
    ))}
    <path d="M470 540L786 516L800 660L484 688Z" fill="#00000040" />
    <path d="M462 530L778 506L792 648L476 676Z" fill={velvet.pale} />
    <path d="M548 524L562 668" stroke={beam.core} strokeWidth="5" strokeDasharray="10 10" />
    <circle cx="672" cy="592" r="52" fill="none" stroke={velvet.mid} strokeWidth="4" strokeDasharray="8 8" />
    <Hand x={1010} y={640} isMirrored turn={8} sleeve={dress.selvi} cuff={brass.soft} tone={skin.deep} shade="#38201a" size={1.2} />
    <path d="M230 560H410Q424 560 424 574V660Q424 674 410 674H230Q216 674 216 660V574Q216 560 230 560Z" fill="#3b444b" />
    <path d="M236 576H404V658H236Z" fill={velvet.deep} />
    <path d="M246 584H360" stroke={velvet.soft} strokeWidth="6" opacity="0.6" strokeLinecap="round" />
  </Scene>
);
