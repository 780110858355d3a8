import { SettingsScreen } from './SettingsScreen.tsx';

export default function EmployerSettingsPage() {
  return <SettingsScreen />;
}
