import OriginalComponents from '@theme-original/MDXComponents';

import TaskListCheckbox from '@site/src/components/TaskListCheckbox';

export default {...OriginalComponents, input: TaskListCheckbox};
