import { cloth, marigold, skin } from '../../shared/palette.ts';
import { type Placed, Scene } from '../../shared/Scene.tsx';
import { Steam } from '../../shared/Steam.tsx';
import { Cow } from '../parts/Cow.tsx';
import { apple, east, snow, west } from '../parts/colours.ts';
import { Folk } from '../parts/Folk.tsx';
import { Hills, SnowField } from '../parts/Hills.tsx';
import { Drum, Horn } from '../parts/Instruments.tsx';

/** Red coats under a walnut tree, breath like steam: a band that knows one song, about a train, and a cow made of snow with a drum. */
export const Band = () => (
  <Scene>
    <Hills />
    <SnowField y={540} />
    <Walnut />
    <Listeners />
    <Player x={250} y={790} size={1.3} />
    <Horn x={272} y={526} size={1.2} />
    <Player x={450} y={764} size={1.24} />
    <Horn x={472} y={512} size={1.14} />
    <Player x={920} y={780} size={1.3} isMirrored />
    <Horn x={898} y={516} size={1.2} isMirrored />
    <Player x={1090} y={790} size={1.3} isMirrored />
    <Horn x={1068} y={526} size={1.2} isMirrored />
    <Folk
      x={660}
      y={850}
      size={1.56}
      coat={apple.red}
      legs="#2b2f45"
      topi={east.soft}
      tone={skin.warm}
      front={[58, -180]}
      back={[42, -120]}
      tilt={-12}
    />
    <Drum x={722} y={704} size={1.2} />
    <path d="M752 566L718 648" stroke="#5b3a24" strokeWidth="9" strokeLinecap="round" />
    <path d="M262 838C310 826 470 826 520 838C470 850 310 850 262 838Z" fill={snow.deep} opacity="0.6" />
    <Cow x={370} y={836} size={1.06} coat="#e6eff9" shade={snow.deep} patch="#d2e0f0" isSnow />
    <path d="M336 690L408 738" stroke={cloth.indigo} strokeWidth="9" strokeLinecap="round" />
    <Drum x={398} y={752} size={0.72} />
    <Steam
      at={[
        [410, 500, 90],
        [610, 486, 80],
        [760, 490, 80],
        [930, 500, 80],
        [310, 770, 60],
      ]}
      fill={snow.white}
      opacity={0.8}
    />
  </Scene>
);

const Player = (place: Placed) => (
  <Folk {...place} coat={apple.red} legs="#2b2f45" topi={marigold.mid} tone={skin.mid} front={[44, -196]} back={[58, -200]} />
);

const Walnut = () => (
  <>
    <path
      d="M560 610C580 500 560 420 540 330C500 250 400 240 330 170L344 158C420 216 500 216 556 268C560 190 520 110 530 20L552 20C550 110 596 180 602 260C640 180 640 90 690 -20L714 -20C680 90 680 190 652 290C720 220 820 210 900 120L916 132C850 230 740 270 664 350C650 440 650 520 680 610Z"
      fill="#4f4038"
    />
    <path
      d="M420 214L372 150M476 236L458 150M800 214L846 150M742 254L766 176M548 150L496 84M668 120L724 60M540 60L560 20"
      stroke="#4f4038"
      strokeWidth="9"
      strokeLinecap="round"
    />
    <path
      d="M342 166C420 220 490 222 548 264M904 130C836 214 740 232 668 300M420 212L376 154M800 212L842 154M550 148L502 88M672 118L722 64"
      stroke={snow.white}
      strokeWidth="8"
      strokeLinecap="round"
      fill="none"
    />
  </>
);

const Listeners = () => (
  <>
    {LISTENING.map(([x, y, coat, topi]) => (
      <Folk
        key={x}
        x={x}
        y={y}
        size={0.72}
        coat={coat}
        cover={topi ? 'short' : 'shawl'}
        coverFill={coat}
        topi={topi}
        tone={x % 2 ? skin.mid : skin.deep}
        isMirrored={x > 600}
        isSkirted={!topi}
        legs="#4a4652"
      />
    ))}
  </>
);

const LISTENING = [
  [70, 640, west.mid, undefined],
  [131, 650, west.deep, marigold.mid],
  [196, 642, cloth.rust, undefined],
  [1090, 640, east.deep, east.soft],
  [1145, 652, east.mid, undefined],
  [1192, 640, cloth.indigo, undefined],
] as const;
