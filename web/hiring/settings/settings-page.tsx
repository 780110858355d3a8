import { SettingsScreen } from './SettingsScreen.tsx';

export default function SettingsPage() {
  return <SettingsScreen />;
}
