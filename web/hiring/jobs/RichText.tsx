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
      <EditorContent editor={editor} />
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
          •≡
        </Tool>
        <Tool label={t('text.numbers')} isOn={numbers} onPress={() => chain().toggleOrderedList().run()}>
          1≡
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
