import type { ReactNode } from 'react';
import type { ReportName } from '#contract/report-names.ts';
import { EVEN_PETALS, WheelPetals } from '#web/ui/Wheel.tsx';

/** What stands in each report's round picture. */
export const drawings: Record<ReportName, () => ReactNode> = {
  // the flower that names the twelve sides
  set1: () => (
    <>
      <path stroke="var(--m-leaf)" strokeWidth="4" d="M48 62V92" />
      <path fill="var(--m-leaf)" d="M48 88C36 88 30 80 28 72C38 72 46 78 48 88ZM48 84C60 84 66 76 68 68C58 68 50 74 48 84Z" />
      <g transform="translate(48 38) scale(0.6)" className="medallion-flower">
        <WheelPetals values={EVEN_PETALS} isDetailed={false} />
      </g>
    </>
  ),
  // a gauge in the water: a level, and the stretch in which it may lie
  set2: () => (
    <>
      <path fill="var(--m-paper)" d="M38 12H58V84H38Z" />
      <path fill="var(--m-fold)" d="M52 12H58V84H52Z" />
      <rect x="22" y="26" width="52" height="32" rx="9" fill="var(--m-glow)" />
      <rect x="22" y="33" width="52" height="18" rx="7" fill="var(--m-glow)" />
      <path stroke="var(--m-ink)" strokeWidth="2.5" d="M38 18h8M38 28h12M38 38h8M38 48h12M38 58h8M38 68h12" />
      <path fill="var(--m-shade)" d="M20 43C20 35 76 35 76 43S20 51 20 43Z" />
      <path fill="var(--m-lit)" d="M20 41C20 35 76 35 76 41S20 46 20 41Z" />
      <path fill="var(--m-water)" d="M30 80H66V96H30Z" />
      <path stroke="var(--m-shine)" strokeWidth="2" strokeLinecap="round" d="M30 80h36" />
    </>
  ),
  // a satchel, packed for work
  professional: () => (
    <>
      <path fill="none" stroke="var(--m-bark)" strokeWidth="4" d="M36 34C36 16 60 16 60 34" />
      <path fill="var(--m-paper)" d="M34 26L58 20L64 44H36Z" />
      <path fill="var(--m-wood)" d="M22 34H74L78 76C78 80 18 80 18 76Z" />
      <path fill="var(--m-bark)" d="M21 34H75L72 56C64 62 32 62 24 56Z" />
      <path fill="var(--m-lit)" d="M43 52H53V66H43Z" />
      <path fill="var(--m-shade)" d="M46 58h4v4h-4Z" />
    </>
  ),
  // a house with a light in it
  personal: () => (
    <>
      <path fill="var(--m-leaf)" d="M0 78C20 66 70 64 96 76V96H0Z" />
      <path fill="var(--m-paper)" d="M28 44H70V78H28Z" />
      <path fill="var(--m-fold)" d="M58 44H70V78H58Z" />
      <path fill="var(--m-rose)" d="M20 48L48 22L78 48Z" />
      <path fill="var(--m-wine)" d="M48 22L78 48H62Z" />
      <path fill="var(--m-lit)" d="M34 54h9v9h-9Z" />
      <path fill="var(--m-night)" d="M49 78V60C49 54 59 54 59 60V78Z" />
      <path fill="none" stroke="var(--m-shine)" strokeWidth="3" strokeLinecap="round" d="M64 28C60 22 70 20 66 13" />
    </>
  ),
  // stones laid on stones
  cognitive: () => (
    <>
      <path fill="var(--m-night)" d="M20 82C18 70 30 68 48 68S80 70 76 82C70 88 26 88 20 82Z" />
      <path fill="var(--m-teal)" d="M28 66C26 56 36 53 50 53S72 57 70 66C64 71 34 71 28 66Z" />
      <path fill="var(--m-deep)" d="M54 53C66 54 72 58 70 66C64 70 58 70 52 70C60 66 60 58 54 53Z" />
      <path fill="var(--m-rose)" d="M32 51C32 42 38 40 48 40S66 42 64 51C58 55 38 55 32 51Z" />
      <path fill="var(--m-lit)" d="M36 38C36 31 40 28 48 28S60 31 60 38C56 42 40 42 36 38Z" />
      <path fill="var(--m-paper)" d="M41 26C41 20 44 17 49 17S56 20 55 26C52 29 44 29 41 26Z" />
    </>
  ),
  // a small lamp, alight
  emotional: () => (
    <>
      <circle cx="48" cy="36" r="27" fill="var(--m-glow)" />
      <circle cx="48" cy="37" r="19" fill="var(--m-glow)" />
      <path fill="var(--m-lit)" d="M48 12C60 28 62 36 58 46C54 54 42 54 38 46C34 36 38 28 48 12Z" />
      <path fill="var(--m-paper)" d="M48 30C54 38 54 44 51 48C49 51 46 51 44 48C41 44 43 38 48 30Z" />
      <path fill="var(--m-wine)" d="M16 54C28 60 68 60 80 54C80 72 66 82 48 82S16 72 16 54Z" />
      <path fill="var(--m-rose)" d="M16 54C24 46 72 46 80 54C68 60 28 60 16 54Z" />
      <path stroke="var(--m-lit)" strokeWidth="4" strokeLinecap="round" d="M30 68h0M42 72h0M54 72h0M66 68h0" />
    </>
  ),
  // a pair of scales
  rational: () => (
    <>
      <path stroke="var(--m-bark)" strokeWidth="5" strokeLinecap="round" d="M48 20V80M34 82H62" />
      <path stroke="var(--m-wood)" strokeWidth="5" strokeLinecap="round" d="M18 34L78 26" />
      <path fill="none" stroke="var(--m-indigo)" strokeWidth="1.8" d="M20 34L10 58M20 34L32 58M76 26L66 50M76 26L88 50" />
      <path fill="var(--m-shade)" d="M6 58H36C34 70 8 70 6 58Z" />
      <path fill="var(--m-lit)" d="M62 50H92C90 62 64 62 62 50Z" />
      <circle cx="21" cy="53" r="6" fill="var(--m-teal)" />
      <path fill="var(--m-paper)" d="M71 50V40H83V50Z" />
      <circle cx="48" cy="20" r="5" fill="var(--m-lit)" />
    </>
  ),
  // a lotus of three: heart, head and hand
  advanced: () => (
    <>
      <path fill="var(--m-leaf)" d="M8 82C22 70 74 70 88 82C74 90 22 90 8 82Z" />
      <path fill="var(--m-teal)" d="M46 78C20 76 12 60 12 42C32 44 46 58 48 76Z" />
      <path fill="var(--m-indigo)" d="M50 78C76 76 84 60 84 42C64 44 50 58 48 76Z" />
      <path fill="var(--m-rose)" d="M48 80C32 66 32 38 48 16C64 38 64 66 48 80Z" />
      <path fill="var(--m-wine)" d="M48 80C64 66 64 38 48 16C54 38 54 62 48 80Z" />
    </>
  ),
  // a signpost where the path parts
  career: () => (
    <>
      <path fill="var(--m-leaf)" d="M0 74C24 62 72 62 96 74V96H0Z" />
      <path fill="var(--m-fold)" d="M36 96C42 84 44 78 30 68H42C50 76 52 76 66 66H78C64 78 58 84 62 96Z" />
      <path stroke="var(--m-bark)" strokeWidth="6" strokeLinecap="round" d="M48 14V76" />
      <path fill="var(--m-lit)" d="M26 20H72L82 28L72 36H26Z" />
      <path fill="var(--m-teal)" d="M70 41H28L18 49L28 57H70Z" />
      <path stroke="var(--m-paper)" strokeWidth="3" strokeLinecap="round" d="M34 28h28M36 49h26" />
    </>
  ),
  // a boat that puts out under its own sail
  entrepreneurship: () => (
    <>
      <circle cx="70" cy="30" r="13" fill="var(--m-sun)" />
      <path stroke="var(--m-bark)" strokeWidth="4" strokeLinecap="round" d="M46 16V70" />
      <path fill="var(--m-paper)" d="M44 18C36 34 28 48 18 58H44Z" />
      <path fill="var(--m-rose)" d="M49 24C64 34 72 46 74 60H49Z" />
      <path fill="var(--m-wine)" d="M49 24C56 36 60 48 61 60H74C72 46 64 34 49 24Z" />
      <path fill="var(--m-deep)" d="M12 64C30 70 66 70 84 62C80 78 68 84 58 84H36C24 84 16 76 12 64Z" />
      <path fill="var(--m-wood)" d="M12 64C30 70 66 70 84 62L82 69C64 75 32 75 15 71Z" />
      <path stroke="var(--m-shine)" strokeWidth="2.5" strokeLinecap="round" d="M8 88h26M50 90h34" />
    </>
  ),
  // two birds on one branch
  relationship: () => (
    <>
      <path fill="none" stroke="var(--m-bark)" strokeWidth="5" strokeLinecap="round" d="M6 72C34 64 62 76 92 66" />
      <path fill="var(--m-leaf)" d="M84 66C80 54 86 48 94 46C96 56 92 62 84 66ZM14 70C6 64 6 56 10 50C18 56 18 64 14 70Z" />
      <path fill="var(--m-teal)" d="M44 44C46 32 36 26 28 32C20 38 20 50 12 60C24 68 42 66 44 44Z" />
      <path fill="var(--m-deep)" d="M30 46C30 56 22 62 12 60L4 70C20 72 34 66 34 50Z" />
      <path fill="var(--m-lit)" d="M42 36L50 39L42 42Z" />
      <path fill="var(--m-rose)" d="M54 46C52 34 62 28 70 34C78 40 78 50 86 58C74 68 56 68 54 46Z" />
      <path fill="var(--m-wine)" d="M68 48C68 58 76 62 86 58L92 68C78 72 64 66 64 52Z" />
      <path fill="var(--m-lit)" d="M56 38L48 41L56 44Z" />
      <path stroke="var(--m-ink)" strokeWidth="4" strokeLinecap="round" d="M36 37h0M62 39h0" />
    </>
  ),
};
