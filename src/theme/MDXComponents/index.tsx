import OriginalComponents from '@theme-original/MDXComponents';

import ScrollingTable from '@site/src/components/ScrollingTable';
import TaskListCheckbox from '@site/src/components/TaskListCheckbox';

export default {...OriginalComponents, input: TaskListCheckbox, table: ScrollingTable};
