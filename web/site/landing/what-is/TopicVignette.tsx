import type { ReactNode } from 'react';
import { Medallion } from '../Medallion.tsx';
import type { Topic } from './topics.ts';

/** The small picture on each card; what it shows comes back, large, in what the card opens. */
const drawings: Record<Topic, ReactNode> = {
  // a book out of which a boat and a tower rise
  why: (
    <>
      <circle cx="48" cy="34" r="20" fill="var(--m-sun)" />
      <path fill="var(--m-hill)" d="M14 62C26 42 38 52 48 56S74 42 84 62Z" />
      <path stroke="var(--m-bark)" strokeWidth="3" strokeLinecap="round" d="M36 30V56" />
      <path fill="var(--m-paper)" d="M34 32C30 42 26 48 20 52H34Z" />
      <path fill="var(--m-rose)" d="M38 36C46 40 50 46 50 53H38Z" />
      <path fill="var(--m-deep)" d="M18 54C28 58 44 58 54 54C52 62 46 65 40 65H30C24 65 20 62 18 54Z" />
      <path fill="var(--m-night)" d="M58 66C56 59 82 59 80 66Z" />
      <path fill="var(--m-teal)" d="M61 58C60 51 78 51 77 58Z" />
      <path fill="var(--m-lit)" d="M64 50C63 43 75 43 74 50Z" />
      <path fill="var(--m-wine)" d="M8 70C24 62 40 66 48 72C56 66 72 62 88 70V84C72 78 56 80 48 86C40 80 24 78 8 84Z" />
      <path fill="var(--m-paper)" d="M12 66C26 58 40 62 48 70V82C40 76 26 74 12 79Z" />
      <path fill="var(--m-fold)" d="M84 66C70 58 56 62 48 70V82C56 76 70 74 84 79Z" />
    </>
  ),
  // the flower over the water
  what: (
    <>
      <circle cx="48" cy="46" r="30" fill="var(--m-glow)" />
      <path fill="var(--m-leaf)" d="M6 78C22 68 74 68 90 78C74 88 22 88 6 78Z" />
      <path fill="var(--m-shade)" d="M46 76C22 76 12 64 8 50C28 50 42 60 48 74ZM50 76C74 76 84 64 88 50C68 50 54 60 48 74Z" />
      <path fill="var(--m-lit)" d="M47 77C28 70 20 52 22 32C40 40 50 56 49 76ZM49 77C68 70 76 52 74 32C56 40 46 56 47 76Z" />
      <path fill="var(--m-sun)" d="M48 78C36 62 36 36 48 18C60 36 60 62 48 78Z" />
      <path fill="var(--m-lit)" d="M48 78C60 62 60 36 48 18C52 36 52 62 48 78Z" />
    </>
  ),
  // the ferry, its lantern lit
  how: (
    <>
      <circle cx="72" cy="44" r="18" fill="var(--m-glow)" />
      <path fill="none" stroke="var(--m-bark)" strokeWidth="3" strokeLinecap="round" d="M72 66V32C72 26 64 26 64 32" />
      <path fill="var(--m-bark)" d="M18 62C20 36 52 36 54 62Z" />
      <path fill="var(--m-wood)" d="M18 62C20 40 44 38 46 62Z" />
      <path fill="var(--m-night)" d="M26 64C26 50 38 50 38 64Z" />
      <path fill="var(--m-lit)" d="M59 36H69L71 48C71 52 57 52 57 48Z" />
      <path fill="var(--m-paper)" d="M64 39C67 44 67 48 64 48S61 44 64 39Z" />
      <path fill="var(--m-deep)" d="M6 58C24 68 70 68 92 54C86 76 74 82 60 82H34C18 80 10 70 6 58Z" />
      <path fill="var(--m-teal)" d="M6 58C24 68 70 68 92 54L89 62C70 74 26 74 9 66Z" />
      <path stroke="var(--m-shine)" strokeWidth="2.5" strokeLinecap="round" d="M10 88h28M50 86h36" />
    </>
  ),
};

export const TopicVignette = ({ topic }: { topic: Topic }) => <Medallion size={112}>{drawings[topic]}</Medallion>;
