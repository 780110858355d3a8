import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import './rich-text.css';

type Props = {
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly labelId: string;
  readonly errorId: string;
  readonly isInvalid: boolean;
};

/** Only what the server keeps: paragraphs, headings, lists, bold, italic and links. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [3] },
    blockquote: false,
    code: false,
    codeBlock: false,
    hardBreak: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: { openOnClick: false, protocols: ['mailto'], defaultProtocol: 'https', HTMLAttributes: { target: null, rel: null, class: null } },
  }),
];

/** A text with formatting. It is fetched when a page needs it: nobody else pays for it. */
export default function RichText({ value, onChange, labelId, errorId, isInvalid }: Props) {
  const editor = useEditor({
    extensions,
    content: value,
    injectCSS: false,
    editorProps: {
      attributes: {
        class: 'field rich-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-describedby': errorId,
        ...(isInvalid && { 'aria-invalid': 'true' }),
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  });
  return (
    <div className="grid gap-2">
      <Toolbar editor={editor} />
      <EditorContent editor={editor} className="rich-text-room" />
    </div>
  );
}

function Toolbar({ editor }: { readonly editor: Editor }) {
  const { t } = useTranslation('hiring-jobs');
  const [isLinking, setLinking] = useState(false);
  const active = useEditorState({
    editor,
    selector: ({ editor: { isActive } }) => ({
      isActive,
      marks: ['bold', 'italic', 'heading', 'bulletList', 'orderedList', 'link'].map((name) => editor.isActive(name)),
    }),
  });
  const [bold, italic, heading, bullets, numbers, link] = active.marks;
  const chain = () => editor.chain().focus();
  return (
    <>
      <div role="toolbar" aria-label={t('text.toolbar')} className="flex flex-wrap gap-1">
        <Tool label={t('text.bold')} isOn={bold} onPress={() => chain().toggleBold().run()}>
          <strong>B</strong>
        </Tool>
        <Tool label={t('text.italic')} isOn={italic} onPress={() => chain().toggleItalic().run()}>
          <em>I</em>
        </Tool>
        <Tool label={t('text.heading')} isOn={heading} onPress={() => chain().toggleHeading({ level: 3 }).run()}>
          H
        </Tool>
        <Tool label={t('text.bullets')} isOn={bullets} onPress={() => chain().toggleBulletList().run()}>
          <ListIcon marks="M5 6h.01M5 12h.01M5 18h.01" />
        </Tool>
        <Tool label={t('text.numbers')} isOn={numbers} onPress={() => chain().toggleOrderedList().run()}>
          <ListIcon marks="M4 5l1.5-1v5M4 15.5c.5-1 2.5-1 2.3.3C6.2 16.8 4.5 17.5 4 19h2.5" />
        </Tool>
        <Tool
          label={t(link ? 'text.unlink' : 'text.link')}
          isOn={link}
          onPress={() => (link ? chain().extendMarkRange('link').unsetLink().run() : setLinking(!isLinking))}
        >
          ↗
        </Tool>
      </div>
      {isLinking && (
        <LinkForm
          onLink={(address) => {
            setLinking(false);
            const { from, to } = editor.state.selection;
            if (from === to)
              chain()
                .insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] })
                .run();
            else chain().setLink({ href: address }).run();
          }}
        />
      )}
    </>
  );
}

const ListIcon = ({ marks }: { readonly marks: string }) => (
  <svg
    aria-hidden="true"
    className="mx-auto"
    width={20}
    height={20}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
  >
    <path d={`${marks}M10 6h10M10 12h10M10 18h10`} />
  </svg>
);

type ToolProps = { readonly label: string; readonly isOn: boolean | undefined; readonly onPress: () => void; readonly children: ReactNode };
const Tool = ({ label, isOn = false, onPress, children }: ToolProps) => (
  <button type="button" className="rich-text-tool" aria-label={label} title={label} aria-pressed={isOn} onClick={onPress}>
    {children}
  </button>
);

function LinkForm({ onLink }: { readonly onLink: (address: string) => void }) {
  const { t } = useTranslation('hiring-jobs');
  const [address, setAddress] = useState('https://');
  const isAddress = /^(https?:\/\/[^\s/]+\.|mailto:[^\s@]+@)\S+$/.test(address);
  return (
    <div className="flex flex-wrap items-end gap-3">
      <TextField
        label={t('text.address')}
        type="url"
        className="grow"
        value={address}
        onChange={({ target }) => setAddress(target.value)}
      />
      <Button variant="secondary" disabled={!isAddress} onClick={() => onLink(address)}>
        {t('text.setLink')}
      </Button>
    </div>
  );
}
