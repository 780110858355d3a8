/** Three dry, blinding days in May, and the lamps of their nights. */
export const heat = { white: '#fff6df', pale: '#fbe5b6', soft: '#f5c987', mid: '#e9a45c', deep: '#c8763a', burnt: '#8f4a26' } as const;
export const wall = { pale: '#f3e3c6', soft: '#e3c79c', mid: '#cda473', deep: '#a37549', dark: '#70492c' } as const;
export const mint = { white: '#eef5ec', pale: '#d5e7dc', soft: '#aecdbf', mid: '#7aa797', deep: '#4d7c70', dark: '#2f564f' } as const;
export const steel = { white: '#eef1f2', pale: '#c9d1d5', soft: '#9aa6ad', mid: '#6c7981', deep: '#465159', dark: '#2b333a' } as const;
export const water = { pale: '#d7eef0', soft: '#9fd2d8', mid: '#5aa9b6', deep: '#2d7183' } as const;
export const bad = { pale: '#fbe98b', mid: '#eec52c', deep: '#b58b12' } as const;
export const neem = { pale: '#a9c178', soft: '#7fa257', mid: '#557c40', deep: '#35572f', dark: '#223a24' } as const;
export const dress = {
  coat: '#f4f0e6',
  coatShade: '#cfc8b8',
  vinod: '#5d6f82',
  ayesha: '#d9583f',
  ayeshaScarf: '#f3b64a',
  sunanda: '#7b3b6d',
  sunandaBorder: '#e6a93c',
  joseph: '#4f7ea0',
  harpreet: '#13807a',
  harpreetScarf: '#f0c04a',
  commissioner: '#2f4f8a',
  president: '#d98a2b',
} as const;
export const dark = { night: '#141a2c', blue: '#1f2a47', soft: '#33426a', pale: '#5f709c' } as const;
