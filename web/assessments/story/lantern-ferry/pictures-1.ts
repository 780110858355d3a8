import type { ComponentType } from 'react';
import { AtAnchor } from './pictures/AtAnchor.tsx';
import { BenchesLamplight } from './pictures/BenchesLamplight.tsx';
import { CabinRaincoat } from './pictures/CabinRaincoat.tsx';
import { CastingOff } from './pictures/CastingOff.tsx';
import { DeckAwning } from './pictures/DeckAwning.tsx';
import { DriftingTree } from './pictures/DriftingTree.tsx';
import { EngineHold } from './pictures/EngineHold.tsx';
import { GhatStepsDusk } from './pictures/GhatStepsDusk.tsx';
import { PoliceLaunch } from './pictures/PoliceLaunch.tsx';
import { RedLight } from './pictures/RedLight.tsx';
import { TeaShedDownpour } from './pictures/TeaShedDownpour.tsx';
import { TicketOffice } from './pictures/TicketOffice.tsx';
import { WheelhouseLog } from './pictures/WheelhouseLog.tsx';

/** The id of a backdrop (content/lantern-ferry/script-scenes.ts) and its picture. */
export type Pictures = Readonly<Record<string, ComponentType>>;

/** From the ghat at dusk to the anchor in midstream. */
export const earlierPictures: Pictures = {
  'ghat-steps-dusk': GhatStepsDusk,
  'engine-hold': EngineHold,
  'cabin-raincoat': CabinRaincoat,
  'deck-awning': DeckAwning,
  'tea-shed-downpour': TeaShedDownpour,
  'wheelhouse-log': WheelhouseLog,
  'ticket-office': TicketOffice,
  'casting-off': CastingOff,
  'red-light': RedLight,
  'benches-lamplight': BenchesLamplight,
  'police-launch': PoliceLaunch,
  'drifting-tree': DriftingTree,
  'at-anchor': AtAnchor,
};
