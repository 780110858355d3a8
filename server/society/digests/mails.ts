import { indianDay } from '#contract/indian-time.ts';
import { type Language, withLanguage } from '#contract/language.ts';
import { letter, type Paragraph } from '#server/platform/letter.ts';
import type { Mail } from '#server/platform/mail.ts';
import type { Clock, News } from './rules.ts';

type Count = (count: number) => string;
type Words = {
  readonly subject: string;
  readonly hello: (name: string) => string;
  readonly lead: string;
  readonly circle: (title: string, threads: string, posts: string) => string;
  readonly threads: Count;
  readonly posts: Count;
  readonly introductions: Count;
  readonly letters: Count;
  readonly toLetters: string;
  readonly problem: (title: string) => string;
  readonly open: Count;
  readonly clocks: Record<Clock, (count: number, until: string) => string>;
  readonly toDesk: string;
  readonly change: string;
  readonly end: string;
};

const one = (count: number, single: string, several: string) => (count === 1 ? single : `${count} ${several}`);

const words: Record<Language, Words> = {
  en: {
    subject: 'What is new in the Higher Mind Society',
    hello: (name) => `Hello ${name},`,
    lead: 'This is new in the society since your last digest.',
    circle: (title, threads, posts) => `Your circle “${title}”: ${[threads, posts].filter(Boolean).join(', ')}.`,
    threads: (count) => (count === 0 ? '' : one(count, 'one new thread', 'new threads')),
    posts: (count) => (count === 0 ? '' : one(count, 'one new reply', 'new replies')),
    introductions: (count) =>
      `${one(count, 'One request for an introduction waits', 'requests for an introduction wait')} for your answer.`,
    letters: (count) => `${one(count, 'One conversation has', 'conversations have')} letters that you have not read.`,
    toLetters: 'Your letters:',
    problem: (title) => `A new problem in the think tank: “${title}”`,
    open: (count) => `${one(count, 'One problem is', 'problems are')} open in the think tank in all.`,
    clocks: {
      review: (count, until) => `${one(count, 'One review waits', 'reviews wait')} for you, the first until ${until}.`,
      revision: (count, until) => `${one(count, 'One proposal of yours', 'proposals of yours')} can be revised, the first until ${until}.`,
      vote: (count, until) => `${one(count, 'One vote is', 'votes are')} open, the first until ${until}.`,
      outcome: (count) => `${one(count, 'One problem of yours asks', 'problems of yours ask')} what has become of the answer.`,
    },
    toDesk: 'Your desk in the think tank:',
    change: 'Another pace:',
    end: 'End these mails, without a login:',
  },
  hi: {
    subject: 'हायर माइंड सोसाइटी में नया क्या है',
    hello: (name) => `नमस्ते ${name},`,
    lead: 'पिछली चिट्ठी के बाद सोसाइटी में यह नया है।',
    circle: (title, threads, posts) => `आपकी मंडली “${title}”: ${[threads, posts].filter(Boolean).join(', ')}।`,
    threads: (count) => (count === 0 ? '' : one(count, 'एक नई चर्चा', 'नई चर्चाएँ')),
    posts: (count) => (count === 0 ? '' : one(count, 'एक नया जवाब', 'नए जवाब')),
    introductions: (count) =>
      count === 1 ? 'परिचय का एक अनुरोध आपके जवाब का इंतज़ार कर रहा है।' : `परिचय के ${count} अनुरोध आपके जवाब का इंतज़ार कर रहे हैं।`,
    letters: (count) => `${one(count, 'एक बातचीत', 'बातचीतों')} में ऐसे संदेश हैं जो आपने अभी नहीं पढ़े।`,
    toLetters: 'आपके संदेश:',
    problem: (title) => `थिंक टैंक में एक नया सवाल: “${title}”`,
    open: (count) => `थिंक टैंक में कुल ${one(count, 'एक सवाल खुला है', 'सवाल खुले हैं')}।`,
    clocks: {
      review: (count, until) => `${one(count, 'एक समीक्षा', 'समीक्षाएँ')} आपका इंतज़ार कर रही ${count === 1 ? 'है' : 'हैं'}: पहली ${until} तक।`,
      revision: (count, until) => `आपके ${one(count, 'एक प्रस्ताव', 'प्रस्तावों')} में सुधार हो सकता है: पहले में ${until} तक।`,
      vote: (count, until) => `${one(count, 'एक सवाल पर वोट देना है', 'सवालों पर वोट देना है')}: पहले पर ${until} तक।`,
      outcome: (count) => `आपके ${one(count, 'एक सवाल', 'सवालों')} के बारे में बताना बाक़ी है कि जवाब का आगे क्या हुआ।`,
    },
    toDesk: 'थिंक टैंक में आपकी मेज़:',
    change: 'कितनी बार, यह बदलने के लिए:',
    end: 'ये मेल बंद करने के लिए, बिना लॉग इन:',
  },
};

type To = { readonly to: string; readonly name: string; readonly language: Language; readonly origin: string };

/** Tells how much is new, and nothing of what members write to each other: others may read a mail. */
export function digestMail({ to, name, language, origin }: To, news: News, token: string): Mail {
  const say = words[language];
  const at = (path: string) => `${origin}${withLanguage(path, language)}`;
  const day = indianDay(language);
  const paragraphs: Paragraph[] = [
    say.hello(name),
    say.lead,
    ...news.circles.map(({ circleId, title, threads, posts }) => ({
      link: say.circle(title, say.threads(threads), say.posts(posts)),
      address: at(`/home/society/circles/${circleId}`),
    })),
    ...(news.introductions > 0 ? [say.introductions(news.introductions)] : []),
    ...(news.letters > 0 ? [say.letters(news.letters)] : []),
    ...(news.introductions + news.letters > 0 ? [{ link: say.toLetters, address: at('/home/society/letters') }] : []),
    ...news.problems.map(({ slug, title }) => ({ link: say.problem(title), address: at(`/think-tank/${slug}`) })),
    ...(news.openProblems > 0 ? [say.open(news.openProblems)] : []),
    ...news.clocks.map(({ kind, count, until }) => say.clocks[kind](count, until ? day.format(until) : '')),
    ...(news.clocks.length > 0 ? [{ link: say.toDesk, address: at('/home/society/think-tank') }] : []),
    { link: say.change, address: at('/home/society/own-page') },
    { link: say.end, address: `${at('/society/end-digest')}?token=${token}` },
  ];
  const mail = letter(language, { to, subject: say.subject }, paragraphs);
  return { ...mail, endAddress: `${origin}/api/society/digest/end/${token}` };
}
