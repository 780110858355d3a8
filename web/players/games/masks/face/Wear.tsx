import type { Look } from '#content/games/masks/script-looks.ts';
import { COLOUR, GOLD, INK, mix, type Tones } from './tones.ts';

/** What is worn on the head, behind the face and before it. The middle of the face is x = 0. */
export function WearBehind({ look }: { readonly look: Look }) {
  const cloth = COLOUR[look.colours[1]];
  const shade = mix(cloth, '#1a0f1c', 0.32);
  if (look.wear === 'dupatta')
    return <path d="M0 22C-66 20 -88 76 -86 134C-86 180 -100 220 -112 270H112C100 220 86 180 86 134C88 76 66 20 0 22Z" fill={shade} />;
  if (look.wear === 'hijab')
    return <path d="M0 20C-68 18 -86 74 -84 134C-82 190 -70 220 -60 240H60C70 220 82 190 84 134C86 74 68 18 0 20Z" fill={shade} />;
  if (look.wear === 'sunhat') return <ellipse cx="0" cy="80" rx="112" ry="34" fill={shade} />;
  return null;
}

export function WearBefore({ look }: { readonly look: Look }) {
  const cloth = COLOUR[look.colours[1]];
  const shade = mix(cloth, '#1a0f1c', 0.28);
  const light = mix(cloth, '#fff4d8', 0.3);
  const fold = (d: string) => <path d={d} fill="none" stroke={shade} strokeWidth="2" strokeLinecap="round" />;
  switch (look.wear) {
    case 'turban':
      return (
        <>
          <path d="M-66 104C-84 70 -70 14 0 10C70 14 84 70 66 104C52 84 26 72 0 64C-26 72 -52 84 -66 104Z" fill={cloth} />
          <path
            d="M0 64C-26 72 -52 84 -66 104C-70 96 -72 88 -72 80C-50 66 -24 56 0 50C24 56 50 66 72 80C72 88 70 96 66 104C52 84 26 72 0 64Z"
            fill={light}
            opacity="0.55"
          />
          {fold(
            'M-72 80C-48 60 -10 46 34 16M72 80C48 60 10 46 -34 16M-74 62C-54 44 -24 30 12 11M74 62C60 48 40 36 20 28M0 64C-4 58 -4 54 0 50',
          )}
        </>
      );
    case 'dupatta':
      return (
        <>
          <path
            d="M0 22C-66 20 -88 76 -86 134C-86 180 -100 220 -112 270H-58C-66 226 -66 186 -68 140C-70 84 -50 46 0 45C50 46 70 84 68 140C66 186 66 226 58 270H112C100 220 86 180 86 134C88 76 66 20 0 22Z"
            fill={cloth}
          />
          <path d="M-68 140C-70 84 -50 46 0 45C50 46 70 84 68 140" fill="none" stroke={GOLD} strokeWidth="4" />
          {fold('M-78 120C-78 170 -86 210 -96 250M78 120C78 170 86 210 96 250M-60 52C-72 74 -77 96 -77 116')}
        </>
      );
    case 'hijab':
      return (
        <>
          <path
            fillRule="evenodd"
            d="M0 20C-68 18 -84 74 -82 134C-82 176 -92 222 -104 272H104C92 222 82 176 82 134C84 74 68 18 0 20ZM0 60C44 60 58 92 57 132C56 176 34 220 0 222C-34 220 -56 176 -57 132C-58 92 -44 60 0 60Z"
            fill={cloth}
          />
          <path
            d="M0 60C44 60 58 92 57 132C56 176 34 220 0 222C-34 220 -56 176 -57 132C-58 92 -44 60 0 60Z"
            fill="none"
            stroke={light}
            strokeWidth="3"
            opacity="0.7"
          />
          {fold('M-66 66C-76 96 -74 130 -70 160M62 200C40 232 0 244 -50 240M70 180C50 226 10 262 -40 268M-40 34C-56 44 -64 60 -68 74')}
        </>
      );
    case 'cap':
      return (
        <>
          <path d="M-63 82C-68 40 -40 20 0 20C40 20 68 40 63 82C40 68 -40 68 -63 82Z" fill={cloth} />
          <path d="M-63 82C-64 76 -64 72 -63 66C-38 54 38 54 63 66C64 72 64 76 63 82C40 68 -40 68 -63 82Z" fill={shade} opacity="0.55" />
          {fold('M-40 40l6 6l6 -6l6 6l6 -6l6 6l6 -6l6 6l6 -6l6 6l6 -6l6 6l6 -6')}
        </>
      );
    case 'kerchief':
      return (
        <>
          <path d="M62 104l26 10l-16 8l12 18l-24 -14Z" fill={shade} />
          <path d="M-66 104C-80 58 -54 20 0 20C54 20 80 58 66 104C46 78 -46 78 -66 104Z" fill={cloth} />
          <path d="M-66 104C-68 98 -69 92 -69 88C-44 66 44 66 69 88C69 92 68 98 66 104C46 78 -46 78 -66 104Z" fill={light} opacity="0.6" />
          <g fill={light}>
            {[
              [-36, 52],
              [-10, 40],
              [18, 42],
              [42, 56],
              [-20, 62],
              [8, 60],
              [30, 68],
              [-48, 72],
            ].map(([x, y]) => (
              <circle key={`${x} ${y}`} cx={x} cy={y} r="3.4" />
            ))}
          </g>
        </>
      );
    case 'sunhat':
      return (
        <>
          <path d="M-104 84C-70 50 70 50 104 84C70 68 -70 68 -104 84Z" fill={cloth} />
          <path d="M-56 68C-58 24 -34 6 0 6C34 6 58 24 56 68C30 60 -30 60 -56 68Z" fill={cloth} />
          <path d="M-57 66C-57 58 -57 54 -56 50C-30 42 30 42 56 50C57 54 57 58 57 66C30 58 -30 58 -57 66Z" fill={COLOUR[look.colours[0]]} />
          {fold('M-90 76C-60 60 60 60 90 76')}
        </>
      );
    case 'none':
      return null;
  }
}

/** On the face itself: spectacles around eyes 28 to both sides, a mark on the forehead. Around the middle between the eyes. */
export function Spectacles({ look }: { readonly look: Look }) {
  if (look.spectacles === 'none') return null;
  const rim = { fill: '#ffffff', fillOpacity: 0.1, stroke: look.isSoft ? '#6b2c3a' : '#2f2a33', strokeWidth: 2.6 } as const;
  return (
    <g>
      {[-28, 28].map((x) =>
        look.spectacles === 'round' ? (
          <circle key={x} cx={x} cy="1.5" r="21.5" {...rim} />
        ) : (
          <rect key={x} x={x - 22.5} y="-15" width="45" height="33" rx="7" {...rim} />
        ),
      )}
      <path d="M-6.5 -2Q0 -6 6.5 -2M-50 -3L-61 -7M50 -3L61 -7" fill="none" stroke={rim.stroke} strokeWidth="2.6" strokeLinecap="round" />
    </g>
  );
}

export function Mark({ look }: { readonly look: Look }) {
  if (look.mark === 'bindi') return <circle cx="0" cy="-26" r="3.6" fill="#9c1f30" />;
  if (look.mark === 'tilak') return <path d="M-1.8 -46H1.8L1.2 -25Q0 -23.6 -1.2 -25Z" fill="#c8402f" />;
  return null;
}

export function Jewels({ look, tones }: { readonly look: Look; readonly tones: Tones }) {
  const isCovered = look.wear === 'hijab' || look.wear === 'dupatta';
  if (look.jewel === 'nose') return <circle cx="9.6" cy="161" r="1.9" fill={GOLD} stroke={tones.line} strokeWidth="0.5" />;
  if (look.jewel === 'none' || isCovered) return null;
  return (
    <g>
      {[-1, 1].map((side) => (
        <g key={side} transform={`translate(${side * 66} 152)`}>
          {look.jewel === 'studs' && <circle r="3.2" fill={GOLD} />}
          {look.jewel === 'hoops' && <circle cy="10" r="9" fill="none" stroke={GOLD} strokeWidth="2.6" />}
          {look.jewel === 'jhumka' && (
            <>
              <circle r="3" fill={GOLD} />
              <path d="M-8 16C-8 4 8 4 8 16Z" fill={GOLD} stroke={INK} strokeWidth="0.6" />
              <path d="M-6 16v4M-2 16v5M2 16v5M6 16v4" stroke={GOLD} strokeWidth="1.8" strokeLinecap="round" />
            </>
          )}
        </g>
      ))}
    </g>
  );
}
