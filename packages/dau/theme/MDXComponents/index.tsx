import OriginalComponents from '@theme-init/MDXComponents';

import ScrollingTable from '../../components/ScrollingTable';
import TaskListCheckbox from '../../components/TaskListCheckbox';

export default {...OriginalComponents, input: TaskListCheckbox, table: ScrollingTable};
