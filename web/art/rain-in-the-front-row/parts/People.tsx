import { skin } from '../../shared/palette.ts';
import { dress } from './colours.ts';
import { Figure, type FigureProps } from './Figure.tsx';

type Known = Pick<FigureProps, 'x' | 'y' | 'size' | 'isMirrored' | 'right' | 'left' | 'tilt' | 'rim'>;

/** The projectionist: sixty, a teal sari, glasses. */
export const Leela = (own: Known & { hasGlasses?: boolean }) => {
  const { hasGlasses = true, ...rest } = own;
  return (
    <Figure
      dress="sari"
      fill={dress.leela}
      second={dress.leelaBorder}
      cover="bun"
      hair="#8b8790"
      tone={skin.mid}
      face={hasGlasses ? 'glasses' : undefined}
      {...rest}
    />
  );
};

/** Books and canteen: round cap, cream shirt, a green border on his mundu. */
export const Basheer = (own: Known) => (
  <Figure
    dress="mundu"
    fill={dress.basheer}
    second="#2a6857"
    cover="cloth"
    coverFill="#fbf7ee"
    hair="#5e5850"
    tone={skin.warm}
    face="moustache"
    {...own}
  />
);

/** She mends boats and roofs: an orange shirt, blue trousers, two plaits. */
export const Annie = (own: Known) => (
  <Figure dress="shirt" fill={dress.annie} second={dress.annieLegs} cover="plaits" tone={skin.deep} {...own} />
);

/** The owner: seventy-six, all in white. */
export const Varkey = (own: Known) => (
  <Figure dress="mundu" fill={dress.varkey} second="#96202f" cover="bald" hair="#b9b5b0" tone={skin.mid} face="moustache" {...own} />
);

/** She fries bananas and speaks for the sellers. */
export const Selvi = (own: Known) => (
  <Figure dress="sari" fill={dress.selvi} second={dress.selviBorder} cover="plaits" tone={skin.deep} {...own} />
);

/** Her son, twelve. */
export const Rafi = (own: Known) => {
  const { size = 1, ...rest } = own;
  return <Figure dress="shirt" fill={dress.rafi} second="#4a3a2e" tone={skin.deep} {...rest} size={size * 0.74} />;
};

/** The ginger merchant. */
export const Kapadia = (own: Known) => (
  <Figure dress="kurta" fill={dress.kapadia} second="#e7dcc6" cover="short" hair="#3c3638" tone={skin.warm} face="moustache" {...own} />
);

/** The reporter: an orange turban, a green shirt. */
export const Harjit = (own: Known) => (
  <Figure dress="shirt" fill={dress.harjit} second="#3b3f4a" coverFill={dress.turban} hasTurban tone={skin.warm} face="beard" {...own} />
);

/** She sells ice cream. */
export const Rosy = (own: Known) => <Figure dress="kurta" fill={dress.rosy} second="#6a4a68" cover="bun" tone={skin.mid} {...own} />;
