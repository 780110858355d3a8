type Credential = { readonly credential: string };
type GoogleAccounts = {
  initialize(settings: { client_id: string; callback: (answer: Credential) => void; use_fedcm_for_button?: boolean }): void;
  renderButton(parent: HTMLElement, look: { theme: 'outline'; size: 'large'; width: number; locale: string; text: 'continue_with' }): void;
  prompt(): void;
};
declare global {
  interface Window {
    google?: { accounts: { id: GoogleAccounts } };
  }
}

const ADDRESS = 'https://accounts.google.com/gsi/client';
let loading: Promise<GoogleAccounts> | undefined;

/** Asks for Google's script, once, and only when someone has pressed the button: until then Google learns of nobody. */
export function loadGoogle(): Promise<GoogleAccounts> {
  loading ??= new Promise<GoogleAccounts>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = ADDRESS;
    script.async = true;
    script.onload = () => (window.google ? resolve(window.google.accounts.id) : reject(new Error('Google sent another script.')));
    script.onerror = () => reject(new Error('The script of Google could not be loaded.'));
    document.head.append(script);
  }).catch((error) => {
    loading = undefined; // the next press tries again
    throw error;
  });
  return loading;
}
