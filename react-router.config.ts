import type { Config } from '@react-router/dev/config';

export default { appDirectory: 'web' } satisfies Config;
