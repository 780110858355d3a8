import type { Pictures } from '../picture.ts';

/** The id of a backdrop (content/stories/forty-first-sample/script-scenes.ts) and its picture, in the order of the tale. */
export const pictures: Pictures = {
  'bench-at-dawn': async () => (await import('./pictures/BenchAtDawn.tsx')).BenchAtDawn,
  'school-courtyard': async () => (await import('./pictures/SchoolCourtyard.tsx')).SchoolCourtyard,
  'map-room': async () => (await import('./pictures/MapRoom.tsx')).MapRoom,
  'ward-lane': async () => (await import('./pictures/WardLane.tsx')).WardLane,
  'terrace-tanks': async () => (await import('./pictures/TerraceTanks.tsx')).TerraceTanks,
  'bench-morning': async () => (await import('./pictures/BenchMorning.tsx')).BenchMorning,
  'tanker-yard': async () => (await import('./pictures/TankerYard.tsx')).TankerYard,
  incubator: async () => (await import('./pictures/IncubatorNoon.tsx')).IncubatorNoon,
  'power-cut': async () => (await import('./pictures/PowerCut.tsx')).PowerCut,
  'bench-evening': async () => (await import('./pictures/BenchEvening.tsx')).BenchEvening,
  'control-room': async () => (await import('./pictures/ControlRoom.tsx')).ControlRoom,
  'pump-house': async () => (await import('./pictures/PumpHouse.tsx')).PumpHouse,
  'incubator-yellow': async () => (await import('./pictures/IncubatorYellow.tsx')).IncubatorYellow,
  'festival-ground': async () => (await import('./pictures/FestivalGround.tsx')).FestivalGround,
  'council-office': async () => (await import('./pictures/CouncilOffice.tsx')).CouncilOffice,
  'press-table': async () => (await import('./pictures/PressTable.tsx')).PressTable,
  'lane-at-dusk': async () => (await import('./pictures/LaneAtDusk.tsx')).LaneAtDusk,
  'courtyard-at-night': async () => (await import('./pictures/CourtyardAtNight.tsx')).CourtyardAtNight,
  'night-dig': async () => (await import('./pictures/NightDig.tsx')).NightDig,
  'first-rain': async () => (await import('./pictures/FirstRain.tsx')).FirstRain,
};
