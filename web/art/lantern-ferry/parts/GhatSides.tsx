import { Cut } from '../../shared/Scene.tsx';

/** What closes the ghat to the left: the domed pavilion where the tickets used to be sold. */
export const Pavilion = ({ fill, window, ledge }: { fill: string; window: string; ledge: string }) => (
  <>
    <Cut
      d="M-20 920V430H10V330H-20V292H150V330H128V430H160V470H176V640H196L226 920ZM-20 292C-6 226 20 196 60 186V164H70V186C110 196 138 226 150 292Z"
      fill={fill}
    />
    <path d="M34 430V360C34 338 50 326 68 318C86 326 104 338 104 360V430Z" fill={window} />
    <path d="M-20 292H150V300H-20ZM-20 470H176V478H-20ZM-20 640H196V648H-20Z" fill={ledge} />
  </>
);

/** What closes it to the right: the old banyan, its roots in the air. */
export const Banyan = ({ fill }: { fill: string }) => (
  <>
    <Cut
      d="M1220 920V190C1150 180 1110 216 1100 250C1050 246 1020 280 1034 318C1000 334 1000 380 1036 392C1048 420 1090 426 1112 408C1116 520 1108 620 1070 700C1056 780 1040 860 1034 920Z"
      fill={fill}
    />
    <path d="M1060 400V520M1082 410V580M1044 392V470M1102 408V640" stroke={fill} strokeWidth="5" strokeLinecap="round" />
  </>
);
