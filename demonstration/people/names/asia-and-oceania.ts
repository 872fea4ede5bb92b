import type { NamesOfCountry } from './names-of-country.ts';

const gulfMen = `Abdulaziz Abdullah Abdulrahman Adel Ahmed Ali Ammar Anas Assim Awad Ayoub Badr Bandar Bassam Fahad Faisal Faris Fawaz
  Ghanim Hamad Hamdan Hamid Hani Hassan Hussain Ibrahim Jassim Juma Khalaf Khaled Khalfan Khalid Khamis Majed Mansoor Marwan Meshal
  Mohammed Mubarak Muath Musab Nasser Nawaf Omar Othman Rakan Rashid Saad Saeed Saif Saleh Salem Salman Sami Saud Sultan Suhail Talal
  Tariq Turki Waleed Yahya Yasir Yousef Zayed Ziyad`;

export const namesOfAsiaAndOceania: Readonly<Record<string, NamesOfCountry>> = {
  china: {
    men: `Bowen Chao Chenyu Dawei Feng Guang Haoran Haoyu Hongbo Jiahao Jianing Jiawei Junjie Junwei Kai Kun Lei Liang Long Ming Mingyu
      Pengfei Qiang Rui Ruihan Shaohua Shihao Shuai Tianyi Weijie Weiming Wenhao Wenjie Xiang Xiaobin Xiaodong Xinyu Xudong Yang Yichen
      Yifan Yihao Yong Yuchen Yuhang Zehao Zhihao Zhenyu Zhiyuan Zihan Zixuan Zong`,
    women: `Danni Hanyu Huan Jia Jiaqi Jiayi Jing Jinghan Lan Lijuan Lili Mei Meng Mengyao Na Ning Peiyi Qian Qiuyu Rong Ruoxi Shan Shiyu
      Siqi Tingting Wanying Wei Xiaoyu Xinyi Xue Yafei Yan Yanan Yating Yaxin Ying Yiran Yue Yujia Yutong Zhen Zihui`,
    family: `Bai Cai Cao Cheng Chen Cui Dai Deng Ding Dong Du Duan Fan Fang Feng Fu Gao Ge Gong Gu Guo Han Hao He Hong Hou Hu Huang Jia
      Jiang Jin Kong Lai Lei Liang Liao Lin Liu Lu Luo Lü Ma Mao Meng Mo Niu Pan Peng Qian Qiao Qin Qiu Ren Shao Shen Shi Song Su Sun Tan
      Tang Tao Tian Wan Wang Wei Wen Wu Xia Xiang Xiao Xie Xiong Xu Xue Yan Yang Yao Ye Yin Yu Yuan Zeng Zhan Zhang Zhao Zheng Zhong Zhou
      Zhu Zou`,
  },
  japan: {
    men: `Akira Asahi Daichi Daiki Daisuke Eiji Fumiya Genki Haruki Haruto Hayato Hideki Hikaru Hinata Hiroki Hiroto Itsuki Jun Kaito
      Kakeru Kazuki Keisuke Keita Kenji Kenshin Kento Kohei Kota Kotaro Kyohei Makoto Masaki Masato Minato Naoki Naoto Riku Rikuto Ren
      Ryo Ryoma Ryosuke Ryota Ryusei Satoshi Shinji Shogo Shota Shun Shunsuke Sora Soma Sota Taiga Taiki Takahiro Takashi Takuma Takuya
      Tatsuya Tomoki Tomoya Tsubasa Yamato Yoshiki Yota Yuki Yusei Yusuke Yuta Yuto Yuya`,
    women: `Aoi Asuka Ayaka Chihiro Haruka Hinata Honoka Kana Kaori Maho Mai Mao Mei Miho Mina Miyu Momoka Nana Nanami Riko Rina Risa
      Saki Sakura Shiori Yui Yuka Yuna`,
    family: `Abe Adachi Aoki Aoyama Araki Arai Asano Chiba Eguchi Endo Fujii Fujimoto Fujita Fukuda Furukawa Goto Hamada Hara Harada
      Hasegawa Hashimoto Hattori Hayashi Higuchi Hirano Hirata Honda Hoshino Iida Ikeda Imai Inoue Ishida Ishihara Ishii Ishikawa Ito
      Iwasaki Iwata Kaneko Kato Kawaguchi Kawakami Kawamura Kawasaki Kikuchi Kimura Kinoshita Kitamura Kobayashi Kojima Kondo Kono Koyama
      Kubota Kudo Maeda Maruyama Masuda Matsuda Matsui Matsumoto Matsuo Miura Miyamoto Miyazaki Mizuno Mochizuki Mori Morimoto Morita
      Murakami Murata Nagai Nakagawa Nakajima Nakamura Nakano Nakayama Nishida Nishimura Noguchi Nomura Ogawa Okada Okamoto Ono Ota
      Otsuka Saito Sakai Sakamoto Sakurai Sano Sasaki Sato Shibata Shimada Shimizu Sugawara Sugimoto Sugiyama Suzuki Takada Takagi
      Takahashi Takeda Takeuchi Tamura Tanaka Taniguchi Uchida Ueda Ueno Umeda Wada Watanabe Yamada Yamaguchi Yamamoto Yamashita Yamazaki
      Yasuda Yokoyama Yoshida Yoshikawa`,
  },
  'south-korea': {
    men: `Chan-ho Chang-min Dae-hyun Dong-hyun Dong-wook Do-yun Eun-ho Geon-woo Gyu-min Hae-seong Hyeon-jun Hyun-soo Hyun-woo In-seok
      Jae-hyun Jae-won Jae-woo Ji-hoon Ji-hwan Jin-ho Jin-woo Joon-ho Jun-seo Jun-young Kang-min Ki-hoon Kwang-soo Kyung-min Min-jae
      Min-jun Min-seok Myung-jin Sang-hoon Sang-min Seung-ho Seung-min Seong-jin Si-woo Su-bin Sung-min Tae-hoon Tae-min Tae-yang Won-jun
      Woo-bin Woo-jin Ye-jun Yong-jun Young-ho Young-jae Yu-jin`,
    family: `Ahn Bae Baek Bang Byun Cha Chae Cho Choi Chu Do Eom Gil Gong Gu Ha Ham Han Heo Hong Hwang Hyun Im Jang Jeon Jeong Ji Jin Jo
      Joo Jung Kang Kim Ko Kwak Kwon Lee Lim Ma Min Moon Nam Noh Oh Park Pyo Ryu Seo Seok Seol Shim Shin Son Song Suh Sung Tak Um Wang
      Woo Yang Yeo Yeom Yoo Yoon`,
  },
  qatar: {
    men: gulfMen,
    family: `Al_Abdullah Al_Ahbabi Al_Ali Al_Ansari Al_Attiyah Al_Baker Al_Bakri Al_Dosari Al_Emadi Al_Ghanim Al_Hajri Al_Hammadi
      Al_Harami Al_Jaber Al_Kaabi Al_Khater Al_Khulaifi Al_Kuwari Al_Mahmoud Al_Malki Al_Mannai Al_Marri Al_Meer Al_Misned Al_Mohannadi
      Al_Muftah Al_Muraikhi Al_Naimi Al_Nasr Al_Noaimi Al_Obaidly Al_Qahtani Al_Rumaihi Al_Sada Al_Sulaiti Al_Suwaidi Al_Tamimi
      Al_Thawadi Al_Yafei Al_Yazidi Al_Zaman`,
  },
  'saudi-arabia': {
    men: gulfMen,
    family: `Al_Abdulkarim Al_Ahmadi Al_Ajmi Al_Amri Al_Anazi Al_Asiri Al_Asmari Al_Balawi Al_Bishi Al_Dhafiri Al_Dossari Al_Enezi
      Al_Fadhel Al_Fahad Al_Fifi Al_Ghamdi Al_Habib Al_Hamdan Al_Harbi Al_Hassan Al_Hawsawi Al_Huwaish Al_Jadaani Al_Jassim Al_Johani
      Al_Joui Al_Juhaim Al_Khaldi Al_Khathami Al_Khathlan Al_Khudair Al_Lihyani Al_Maliki Al_Marwani Al_Mousa Al_Mutairi Al_Najdi
      Al_Nasser Al_Omran Al_Otaibi Al_Qahtani Al_Qarni Al_Rashid Al_Rashidi Al_Rubaie Al_Ruwaili Al_Salem Al_Saluli Al_Shahrani
      Al_Shammari Al_Shehri Al_Shamrani Al_Subaie Al_Sulami Al_Thaqafi Al_Turki Al_Yami Al_Zahrani Al_Zaid Asiri Bakhit Fallatah Hawsawi
      Hazazi Khamis Madkhali Majrashi Sharahili Wadai`,
  },
  uae: {
    men: gulfMen,
    family: `Al_Ahbabi Al_Ahli Al_Ali Al_Ameri Al_Antali Al_Attas Al_Awadhi Al_Balooshi Al_Bastaki Al_Blooshi Al_Dhanhani Al_Dhaheri
      Al_Ghaferi Al_Hammadi Al_Hashmi Al_Hosani Al_Jabri Al_Jneibi Al_Kaabi Al_Katheeri Al_Kendi Al_Ketbi Al_Kuwaiti Al_Maazmi
      Al_Mansoori Al_Marri Al_Marzooqi Al_Mazrouei Al_Menhali Al_Mheiri Al_Muhairi Al_Naqbi Al_Neyadi Al_Noobi Al_Nuaimi Al_Qubaisi
      Al_Raesi Al_Romaithi Al_Saadi Al_Shamsi Al_Shehhi Al_Suwaidi Al_Tamimi Al_Tunaiji Al_Yammahi Al_Zaabi Al_Zarouni`,
  },
  israel: {
    men: `Adi Alon Amit Ariel Asaf Aviv Barak Ben Dan Daniel David Dor Dvir Eitan Eran Erez Eyal Gal Gil Guy Hen Idan Ido Ilay Itai
      Itamar Kobi Lidor Lior Liran Matan Maor Michael Mor Nadav Niv Noam Nir Ofek Ofir Ohad Omer Omri Or Oren Oz Raz Roi Ron Ronen Roy
      Sagi Sagiv Shahar Shai Shay Snir Tal Tamir Tom Tomer Uri Yahav Yair Yarden Yarin Yinon Yonatan Yotam Yuval Ziv Zohar`,
    family: `Abergel Abutbul Alon Amar Amsalem Atias Avidan Avraham Azulay Barda Bar-Lev Ben-Ami Ben-David Ben-Haim Ben-Shimon Ben-Tov
      Biton Buzaglo Cohen Dabush Dadon Dahan Dayan Edri Elbaz Eliyahu Elmaliah Friedman Gabay Golan Goldberg Gozlan Hadad Halevi Haziza
      Hazan Kadosh Katz Klein Lavi Levi Levy Maimon Malka Malul Mizrahi Nahmias Nissim Ohana Ohayon Peretz Peled Rahamim Revivo Rosen
      Sabag Sason Shabtai Shaked Shalom Sharabi Shechter Shitrit Shriki Suissa Swisa Tamir Turgeman Vaknin Weiss Yosef Zada Zaguri Zamir
      Zohar`,
  },
  australia: {
    men: `Aaron Adam Aiden Alec Angus Anthony Bailey Ben Blake Brad Brodie Callum Cameron Charlie Connor Cooper Corey Daniel Darcy Declan
      Dylan Eli Ethan Flynn Hamish Harrison Harry Hayden Heath Henry Hugh Jack Jackson Jaiden Jake James Jarrod Jayden Joel Jordan Josh
      Kai Kye Lachlan Liam Logan Luke Marco Mason Max Mitch Nathan Nick Noah Oliver Patrick Reece Riley Rhys Ryan Sam Sean Tate Taylor
      Thomas Toby Travis Tyson William Zac`,
    women: `Abbey Alana Amelia Annabelle Ashleigh Bronte Caitlin Charlotte Chelsea Claudia Daisy Elise Ella Emma Georgia Grace Hayley
      Holly Imogen Indiana Isabella Jessica Kaitlyn Lara Lucy Maddison Matilda Mia Olivia Piper Ruby Sienna Sophie Stella Tahlia Tayla
      Zara`,
    family: `Abbott Ashby Barlow Beaumont Bennetts Blackburn Boyle Brennan Bryce Buckley Burgess Caldwell Callaghan Cartwright Chalmers
      Clifton Collins Crowe Cullen Curtis Dalton Davey Dawson Deakin Delaney Devine Doherty Donovan Doyle Duffy Elliott Fairweather
      Farrugia Finch Fitzgibbon Fleming Forsyth Gallagher Garner Gleeson Goodwin Hadley Hannigan Harding Hargrave Hastings Hayward Henley
      Hewson Hickey Holt Horvat Hutchins Ioannou Jarrett Kavanagh Keating Kemp Kirkwood Lawton Leckie Lombardo Lynch Macarthur Maddox
      Mahoney Marinos McAlister McCormack McKellar Milne Moss Nicholls Nolan O’Connor O’Keefe Paterson Petrovski Pickering Pratt Quinn
      Radford Rendell Rowlands Rossi Ryder Saunders Schofield Sheridan Sinclair Stanton Sutherland Tanner Thorpe Timmins Vella Wakefield
      Walsh Webster Whelan Whitford Woodward Yates`,
  },
};
