const EMAIL = /[^\s@]@[\p{L}\p{N}-]+\.\p{L}{2}/u;
/** As people write it who know that an e-mail is refused. */
const SPELLED_EMAIL = /\S\s*[([{]\s*(?:at|@)\s*[)\]}]\s*\S|[\p{L}\p{N}]\s+at\s+[\p{L}\p{N}-]+\s+dot\s+\p{L}{2}/iu;
const MESSENGER =
  /\b(?:wa\.me|whatsapp\.com|t\.me|telegram\.(?:me|org|dog)|signal\.(?:me|group)|m\.me|messenger\.com|discord\.(?:gg|com)|line\.me|viber\.(?:com|me)|join\.skype\.com|weixin\.qq\.com|threema\.id|matrix\.to|zalo\.me|snapchat\.com)\b|\b(?:whatsapp|skype|viber|tg|sgnl|tel|mailto|sms|callto):\S/i;
/** A span of years is no phone number; what is beside more digits may be. */
const YEARS = /(?<!\d[\s().-]{0,2})\b(?:1[5-9]|20)\d\d\s?[-–—]\s?(?:1[5-9]|20)\d\d\b(?![\s().-]{0,2}\d)/g;
/** From the shortest national number to the longest there is (ITU-T E.164), with what people write between the digits. */
const PHONE = /(?<!\d)\d(?:[\s().\-–/]{0,3}\d){7,14}(?!\d)/;

/** Whether a text by which strangers could be reached is in a public field: a phone number, an e-mail or a link to a messenger. */
export function holdsContactDetails(text: string): boolean {
  const plain = withPlainDigits(text.normalize('NFKC')).replaceAll(/[\u200b-\u200f\u2060\ufeff]/g, '');
  return [EMAIL, SPELLED_EMAIL, MESSENGER].some((kind) => kind.test(plain)) || PHONE.test(plain.replaceAll(YEARS, ' … '));
}

const ZEROS = ['०', '০', '੦', '૦', '୦', '௦', '౦', '೦', '൦', '٠', '۰'];

/** Digits of every script that people here write, as 0 to 9. */
const withPlainDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const zero = ZEROS.find((sign) => digit >= sign && digit.codePointAt(0)! - sign.codePointAt(0)! < 10);
    return zero ? String(digit.codePointAt(0)! - zero.codePointAt(0)!) : digit;
  });
